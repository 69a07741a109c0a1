import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problem = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return null;
  } catch (error) {
    return error instanceof ConfigError ? error.message : error;
  }
};

describe('settings', () => {
  it('need nothing: every one has a value that works', () => {
    expect(readConfig({}, '/somewhere')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/somewhere/.data',
      imageCacheBytes: 512 * 1024 * 1024,
      bucket: null,
      databaseUrl: null,
      eventsUrl: null,
      publicOrigin: null,
      appOrigins: [],
      chatOrigins: [],
      brandName: 'Tulpar',
      seedGames: 400,
      appDir: '/somewhere/packages/app/dist',
      secret: null,
      previousSecret: null,
      isSecretLost: false,
      isProduction: false,
      proxies: 0,
      countryHeader: null,
      signUpsPerAddress: 20,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      tracesUrl: null,
      logLevel: 'info',
      sandbox: true,
      hasDemoPlayer: true,
      drain: 0,
      minAge: 18,
      helpLines: [],
      analyticsConsent: false,
      turnoverFactor: 3,
      retention: {
        outbox: 30,
        sessions: 180,
        refreshTokens: 30,
        oneTimeCodes: 2,
        phoneCodes: 2,
        socialTokens: 1,
        gameSessions: 30,
        answers: 2,
      },
    });
  });

  it('are taken from the environment', () => {
    const config = readConfig({
      PORT: ' 8080 ',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgres://db/x',
      PUBLIC_ORIGIN: 'https://play.example/',
      APP_ORIGINS: 'https://a.example, https://b.example',
      CHAT_ORIGINS: 'https://chat.example',
      NODE_ENV: 'production',
      SANDBOX: 'off',
      S3_BUCKET: 'tulpar-files',
      S3_ENDPOINT: 'https://s3.example/',
      MIN_AGE: '21',
      HELP_LINES: 'Line=+7 700 000; Other = 150',
    });
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/data',
      bucket: { name: 'tulpar-files', endpoint: 'https://s3.example', region: 'us-east-1' },
      databaseUrl: 'postgres://db/x',
      publicOrigin: 'https://play.example',
      appOrigins: ['https://a.example', 'https://b.example'],
      chatOrigins: ['https://chat.example'],
      isProduction: true,
      sandbox: false,
      minAge: 21,
      helpLines: [
        { name: 'Line', phone: '+7 700 000' },
        { name: 'Other', phone: '150' },
      ],
    });
  });

  it.each([
    [{ HELP_LINES: 'Line' }, 'HELP_LINES must look like "Name=+7 700 000 00 00; Name=150", not "Line".'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
    [{ PROXIES: '-1' }, 'PROXIES must be a whole number from 0 to 10, not "-1".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ SANDBOX: 'no' }, 'SANDBOX must be on or off, not "no".'],
    [{ MIN_AGE: '17' }, 'MIN_AGE must be a whole number from 18 to 99, not "17".'],
    [{ SEED_GAMES: '0' }, 'SEED_GAMES must be a whole number from 1 to 20000, not "0".'],
    [
      { S3_BUCKET: 'Files of ours' },
      'S3_BUCKET must be the name of a bucket such as tulpar-files, not "Files of ours".',
    ],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT needs S3_BUCKET.'],
    [{ S3_REGION: 'eu-central-1' }, 'S3_REGION needs S3_BUCKET.'],
    [
      { S3_BUCKET: 'files', S3_ENDPOINT: 'https://me:hunter2@s3.example' },
      'S3_ENDPOINT must be an origin such as https://s3.example, without credentials.',
    ],
    [
      { EVENTS_URL: 'redis://x' },
      'EVENTS_URL must start with nats:// or tls:// (or be empty for PostgreSQL).',
    ],
    [
      { EVENTS_URL: 'nats://broker:4222' },
      'EVENTS_URL needs DATABASE_URL: the embedded database has one server.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://collector:4318.',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must start with postgres:// (or be empty for the embedded database).',
    ],
    [
      { PUBLIC_ORIGIN: 'play.example' },
      'PUBLIC_ORIGIN must be an origin such as https://play.example, not "play.example".',
    ],
    [
      { APP_ORIGINS: 'https://a.example/path' },
      'APP_ORIGINS must be an origin such as https://play.example, not "https://a.example/path".',
    ],
    [
      { SECRET: 'short' },
      'SECRET must be at least 32 characters long (or be empty to keep one in DATA_DIR).',
    ],
  ])('say in one line what is wrong with %o', (env, line) => {
    expect(problem(env)).toBe(line);
  });

  it('never repeat a secret or the password of a database', () => {
    expect(String(problem({ SECRET: 'hunter2' }))).not.toContain('hunter2');
    expect(String(problem({ DATABASE_URL: 'mysql://me:hunter2@db/x' }))).not.toContain('hunter2');
    expect(String(problem({ EVENTS_URL: 'redis://me:hunter2@db/x' }))).not.toContain('hunter2');
  });
});
