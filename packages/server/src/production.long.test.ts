import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReadiness } from './operations/readiness.ts';
import { createApp } from './app.ts';
import { createTestServer } from './testing/index.ts';
import { startProcess } from './testing/process.ts';
import { testFolder } from './testing/file-storage.ts';

describe('a server in production', () => {
  const folder = testFolder();

  const settings = (more: Record<string, string>) => ({
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    SEED_GAMES: '1',
    PUBLIC_ORIGIN: 'https://play.example',
    SANDBOX: 'off',
    ...more,
  });
  const refused = async (more: Record<string, string>) => {
    const { code, stdout, stderr } = await startProcess(settings(more)).ended;
    expect([code, stdout]).toEqual([1, '']);
    return stderr.trimEnd();
  };

  it('does not start without its public origin or with the sandbox', { tags: ['OPS-05'] }, async () => {
    expect(await refused({ PUBLIC_ORIGIN: '' })).toMatch(/^PUBLIC_ORIGIN must be set in production.+$/);
    expect(await refused({ SANDBOX: 'on' })).toMatch(/^SANDBOX must be off in production.+$/);
    expect(await refused({ ALLOW_UNSAFE: 'all' })).toMatch(
      /^ALLOW_UNSAFE must list some of .+, not "all"\.$/,
    );
  });

  it('has no ready-made player, and does not start where one is', { tags: ['OPS-05'] }, async () => {
    const safe = startProcess(settings({}));
    // The server reports its public origin.
    await expect(safe.origin).resolves.toBe('https://play.example');
    expect((await safe.stop()).stdout).not.toContain('demo@tulpar.example');

    const unsafe = startProcess(settings({ SANDBOX: 'on', ALLOW_UNSAFE: 'sandbox, demo-player' }));
    await unsafe.origin;
    await unsafe.stop();
    expect(await refused({})).toMatch(/^The ready-made player is in this database.+$/);
  });
});

describe('what an operator should know', () => {
  it('is logged once when a proxy is not configured', { tags: ['OPS-05'] }, async () => {
    const warnings: string[] = [];
    const log = { debug() {}, info() {}, warn: (text: string) => void warnings.push(text), error() {} };
    const server = await createTestServer({ log: log as never });
    const headers = { 'X-Forwarded-For': '198.51.100.7' };
    for (let count = 0; count < 3; count += 1) await server.get('/healthz', { headers });
    await server.get('/healthz');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('PROXIES is 0');
    expect(warnings[0]).not.toContain('198.51.100.7');
    await server.close();
  });

  it('is why a server is not ready: its disk or database', { tags: ['OPS-04'] }, async () => {
    const server = await createTestServer();
    const { db, config } = server.deps;
    const readyWith = async (space: number) => {
      const readiness = createReadiness(db, config.dataDir, async () => space);
      const answer = await createApp({ ...server.deps, readiness }).request(`${server.origin}/readyz`);
      return [answer.status, await answer.json()];
    };
    expect(await readyWith(2 ** 30)).toEqual([200, { status: 'ok' }]);
    expect(await readyWith(2 ** 20)).toEqual([503, { status: 'unavailable', reason: 'disk_full' }]);
    await server.close();
    expect(await readyWith(2 ** 30)).toEqual([503, { status: 'unavailable', reason: 'database_away' }]);
  });
});
