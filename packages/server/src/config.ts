import { defaultMinAge } from '@tulpar/api/contract';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logLevels, type LogLevel } from './operations/log.ts';

/** An S3-compatible bucket; its credentials are found by the AWS SDK. */
export interface BucketConfig {
  readonly name: string;
  /** Origin of the storage service; null: Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path: embedded database, secret, image cache, files of earlier builds of the app. */
  readonly dataDir: string;
  /** Maximum size of the image cache on disk, bytes. */
  readonly imageCacheBytes: number;
  /** Bucket for files of players and converted pictures; null: the database and the data folder. */
  readonly bucket: BucketConfig | null;
  /** PostgreSQL URL; null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** NATS URL of the broker that announces changes; null: PostgreSQL announces them. */
  readonly eventsUrl: string | null;
  /** Public origin of this server; null: the origin of each request. */
  readonly publicOrigin: string | null;
  /** Other origins the app may be served from. */
  readonly appOrigins: readonly string[];
  /** Origins of the live chat: pages may load its scripts and frames, and connect to it. */
  readonly chatOrigins: readonly string[];
  readonly brandName: string;
  readonly seedGames: number;
  /** Absolute path of the built app. */
  readonly appDir: string;
  /** Shared by all servers on one database; null: a file in the data folder. */
  readonly secret: string | null;
  /** The former secret, also valid during a rotation. */
  readonly previousSecret: string | null;
  /** The former secret is lost: start with a new one and end all sessions. */
  readonly isSecretLost: boolean;
  readonly isProduction: boolean;
  /** Number of the operator's own proxies in front: this many entries of `X-Forwarded-For` are trusted. */
  readonly proxies: number;
  /** Header in which the operator's proxy sends the visitor's country; null without such a proxy. */
  readonly countryHeader: string | null;
  /** Registrations per hour from one network before a challenge (`attempt-limits.ts`) is required. */
  readonly signUpsPerAddress: number;
  /** Port of the Prometheus metrics; null: no metrics. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Base URL of an OpenTelemetry collector; null: no traces. */
  readonly tracesUrl: string | null;
  readonly logLevel: LogLevel;
  /** Whether `/sandbox` is served: payment page, social login, games, chat and the operator's console. */
  readonly sandbox: boolean;
  /** Whether a start creates the demo player, whose password is public, if it does not exist. */
  readonly hasDemoPlayer: boolean;
  /** How long a stopping server still accepts new connections, ms. */
  readonly drain: number;
  /** Minimum age, years. Must equal the app's `VITE_MIN_AGE`. */
  readonly minAge: number;
  /** Help lines on the page about responsible gaming; may be empty. */
  readonly helpLines: readonly HelpLine[];
  /** Whether analytics needs the visitor's consent. */
  readonly analyticsConsent: boolean;
  /** Turnover required before a deposit can be withdrawn, as a multiple of the deposit; 0: none. */
  readonly turnoverFactor: number;
  readonly retention: Retention;
}

/** Days after which data is deleted; `retention.ts` has the rules. */
export interface Retention {
  /** Messages sent to players. */
  readonly outbox: number;
  /** Ended sessions, with address and browser. */
  readonly sessions: number;
  /** Tokens of ended sessions. */
  readonly refreshTokens: number;
  readonly oneTimeCodes: number;
  readonly phoneCodes: number;
  readonly socialTokens: number;
  /** Ended game sessions without real-money rounds, demo rounds, and keys of rounds. */
  readonly gameSessions: number;
  /** Responses stored for idempotency keys, and payments that the sandbox failed once. */
  readonly answers: number;
}

/** Environment variable and default, days, of each period; docs/operation.md gives the reasons. */
const retentionSettings: Readonly<Record<keyof Retention, readonly [name: string, days: number]>> = {
  outbox: ['KEEP_OUTBOX_DAYS', 30],
  sessions: ['KEEP_SESSIONS_DAYS', 180],
  refreshTokens: ['KEEP_REFRESH_TOKENS_DAYS', 30],
  oneTimeCodes: ['KEEP_ONE_TIME_CODES_DAYS', 2],
  phoneCodes: ['KEEP_PHONE_CODES_DAYS', 2],
  socialTokens: ['KEEP_SOCIAL_TOKENS_DAYS', 1],
  gameSessions: ['KEEP_GAME_SESSIONS_DAYS', 30],
  answers: ['KEEP_ANSWERS_DAYS', 2],
};

export interface HelpLine {
  readonly name: string;
  readonly phone: string;
}

/** An invalid setting; the message is one line with the solution. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Risks that `ALLOW_UNSAFE` may list; else a production server refuses the first two and adds no demo player. */
const dangers = ['no-public-origin', 'sandbox', 'demo-player'] as const;
type Danger = (typeof dangers)[number];

function allowedDangers(value: string | undefined): Danger[] {
  const names = (value ?? '').split(',').map((one) => one.trim());
  return names.filter(Boolean).map((name) => {
    const known = dangers.find((danger) => danger === name);
    if (known !== undefined) return known;
    throw new ConfigError(`ALLOW_UNSAFE must list some of ${dangers.join(', ')}, not "${name}".`);
  });
}

function refuseUnsafe(config: Config, allowed: readonly Danger[]): void {
  if (!config.isProduction) return;
  if (config.publicOrigin === null && !allowed.includes('no-public-origin'))
    throw new ConfigError(
      'PUBLIC_ORIGIN must be set in production: links in messages are made of it. ALLOW_UNSAFE=no-public-origin starts without it.',
    );
  if (config.sandbox && !allowed.includes('sandbox'))
    throw new ConfigError(
      'SANDBOX must be off in production: anyone who reaches it can settle payments and read messages. ALLOW_UNSAFE=sandbox starts with it.',
    );
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));

function wholeNumber(name: string, value: string | undefined, fallback: number, min: number, max: number) {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

function onOrOff(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (value === 'on' || value === 'off') return value === 'on';
  throw new ConfigError(`${name} must be on or off, not "${value}".`);
}

/** Parses `name=phone; name=phone`. */
function helpLines(name: string, value: string | undefined): HelpLine[] {
  if (value === undefined) return [];
  return value.split(';').map((part) => {
    const [line = '', phone = '', ...rest] = part.split('=').map((side) => side.trim());
    if (line === '' || rest.length > 0 || !/^\+?[\d ()-]{2,30}$/.test(phone))
      throw new ConfigError(`${name} must look like "Name=+7 700 000 00 00; Name=150", not "${value}".`);
    return { name: line, phone };
  });
}

const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '');

function origin(name: string, value: string): string {
  if (isOrigin(value)) return new URL(value).origin;
  throw new ConfigError(`${name} must be an origin such as https://play.example, not "${value}".`);
}

function origins(name: string, value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => origin(name, one));
}

function bucketConfig(get: (name: string) => string | undefined): BucketConfig | null {
  const [name, endpoint, region] = [get('S3_BUCKET'), get('S3_ENDPOINT'), get('S3_REGION')];
  if (name === undefined) {
    if (endpoint !== undefined || region !== undefined)
      throw new ConfigError(`${endpoint === undefined ? 'S3_REGION' : 'S3_ENDPOINT'} needs S3_BUCKET.`);
    return null;
  }
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name))
    throw new ConfigError(`S3_BUCKET must be the name of a bucket such as tulpar-files, not "${name}".`);
  // The message must not repeat this value, which may contain credentials.
  if (endpoint !== undefined && !isOrigin(endpoint))
    throw new ConfigError('S3_ENDPOINT must be an origin such as https://s3.example, without credentials.');
  return {
    name,
    endpoint: endpoint === undefined ? null : new URL(endpoint).origin,
    region: region ?? 'us-east-1',
  };
}

/** Reads the settings; throws `ConfigError` for the first invalid one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, folder = repository): Config {
  const get = (name: string) => env[name]?.trim() || undefined;
  const databaseUrl = get('DATABASE_URL') ?? null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigError(
      'DATABASE_URL must start with postgres:// (or be empty for the embedded database).',
    );
  }
  const eventsUrl = get('EVENTS_URL') ?? null;
  if (eventsUrl !== null && !(/^(nats|tls):\/\//.test(eventsUrl) && URL.canParse(eventsUrl)))
    throw new ConfigError('EVENTS_URL must start with nats:// or tls:// (or be empty for PostgreSQL).');
  if (eventsUrl !== null && databaseUrl === null)
    throw new ConfigError('EVENTS_URL needs DATABASE_URL: the embedded database has one server.');
  const secret = get('SECRET') ?? null;
  const previousSecret = get('SECRET_PREVIOUS') ?? null;
  if (secret !== null && secret.length < 32) {
    throw new ConfigError(
      'SECRET must be at least 32 characters long (or be empty to keep one in DATA_DIR).',
    );
  }
  if (previousSecret !== null && previousSecret.length < 32)
    throw new ConfigError('SECRET_PREVIOUS must be the former SECRET, which had at least 32 characters.');
  const publicOrigin = get('PUBLIC_ORIGIN');
  const level = get('LOG_LEVEL') ?? 'info';
  const logLevel = logLevels.find((known) => known === level);
  if (logLevel === undefined)
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}".`);
  const tracesUrl = get('OTEL_EXPORTER_OTLP_ENDPOINT') ?? null;
  if (tracesUrl !== null && !(/^https?:\/\//.test(tracesUrl) && URL.canParse(tracesUrl)))
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://collector:4318.');
  const isProduction = get('NODE_ENV') === 'production';
  const sandbox = onOrOff('SANDBOX', get('SANDBOX'), true);
  const allowed = allowedDangers(get('ALLOW_UNSAFE'));
  const config: Config = {
    port: wholeNumber('PORT', get('PORT'), 3000, 0, 65_535),
    host: get('HOST') ?? '127.0.0.1',
    dataDir: resolve(folder, get('DATA_DIR') ?? '.data'),
    imageCacheBytes: wholeNumber('IMAGE_CACHE_MB', get('IMAGE_CACHE_MB'), 512, 16, 100_000) * 1024 * 1024,
    bucket: bucketConfig(get),
    databaseUrl,
    eventsUrl,
    publicOrigin: publicOrigin === undefined ? null : origin('PUBLIC_ORIGIN', publicOrigin),
    appOrigins: origins('APP_ORIGINS', get('APP_ORIGINS')),
    chatOrigins: origins('CHAT_ORIGINS', get('CHAT_ORIGINS')),
    brandName: get('BRAND_NAME') ?? 'Tulpar',
    seedGames: wholeNumber('SEED_GAMES', get('SEED_GAMES'), 400, 1, 20_000),
    appDir: resolve(folder, get('APP_DIR') ?? 'packages/app/dist'),
    secret,
    previousSecret,
    isSecretLost: onOrOff('SECRET_LOST', get('SECRET_LOST'), false),
    isProduction,
    proxies: wholeNumber('PROXIES', get('PROXIES'), 0, 0, 10),
    countryHeader: get('COUNTRY_HEADER') ?? null,
    signUpsPerAddress: wholeNumber('SIGN_UPS_PER_ADDRESS', get('SIGN_UPS_PER_ADDRESS'), 20, 1, 100_000),
    metricsPort:
      get('METRICS_PORT') === undefined
        ? null
        : wholeNumber('METRICS_PORT', get('METRICS_PORT'), 0, 0, 65_535),
    metricsHost: get('METRICS_HOST') ?? '127.0.0.1',
    tracesUrl,
    logLevel,
    sandbox,
    hasDemoPlayer: sandbox && (!isProduction || allowed.includes('demo-player')),
    // An embedded database has one server; draining is only useful behind a balancer with others.
    drain: 1_000 * wholeNumber('DRAIN_SECONDS', get('DRAIN_SECONDS'), databaseUrl === null ? 0 : 6, 0, 300),
    minAge: wholeNumber('MIN_AGE', get('MIN_AGE'), defaultMinAge, defaultMinAge, 99),
    helpLines: helpLines('HELP_LINES', get('HELP_LINES')),
    analyticsConsent: onOrOff('ANALYTICS_CONSENT', get('ANALYTICS_CONSENT'), false),
    turnoverFactor: wholeNumber('TURNOVER_FACTOR', get('TURNOVER_FACTOR'), 3, 0, 100),
    retention: Object.fromEntries(
      Object.entries(retentionSettings).map(([key, [name, days]]) => [
        key,
        wholeNumber(name, get(name), days, 1, 3_650),
      ]),
    ) as unknown as Retention,
  };
  refuseUnsafe(config, allowed);
  return config;
}
