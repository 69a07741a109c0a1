import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProcess } from './testing/process.ts';
import { signUpAt } from './testing/remote-player.ts';

const [first, second, third] = ['first', 'second', 'third'].map(
  (word) => `${word} secret of thirty-two characters`,
);

describe('the secret of a server', { timeout: 120_000 }, () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tulpar-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = async <Result>(settings: Record<string, string>, use: (origin: string) => Promise<Result>) => {
    const server = startProcess({ DATA_DIR: folder, SEED_GAMES: '1', ...settings });
    const result = await use(await server.origin);
    server.kill('SIGINT');
    await server.ended;
    return result;
  };
  const refused = async (settings: Record<string, string>) =>
    (await startProcess({ DATA_DIR: folder, ...settings }).ended).stderr;

  it('is rotated without signing anybody out or paying twice', { tags: ['OPS-08'] }, async () => {
    const key = randomUUID();
    const { player, paid } = await run({ SECRET: first ?? '' }, async (origin) => {
      const created = await signUpAt(origin);
      return { player: created, paid: await created.startDeposit(500_000, { key }) };
    });
    const stillWorks = async (origin: string) => {
      expect((await player.get('/api/v1/profile/', origin)).status).toBe(200);
      expect((await player.startDeposit(500_000, { key, at: origin })).id).toBe(paid.id);
    };
    expect(await refused({ SECRET: second ?? '' })).toMatch(/another secret/);
    await run({ SECRET: second ?? '', SECRET_PREVIOUS: first ?? '' }, stillWorks);
    // A server that has not been restarted with the new secret yet.
    await run({ SECRET: first ?? '', SECRET_PREVIOUS: second ?? '' }, stillWorks);
    await run({ SECRET: second ?? '' }, stillWorks);
    expect(await refused({ SECRET: first ?? '' })).toMatch(/another secret/);
  });

  it('that is lost is replaced, and every session ends', { tags: ['OPS-08'] }, async () => {
    const player = await run({ SECRET: first ?? '' }, signUpAt);
    await run({ SECRET: third ?? '', SECRET_LOST: 'on' }, async (origin) => {
      expect((await player.get('/api/v1/profile/', origin)).status).toBe(401);
      await signUpAt(origin);
    });
    await run({ SECRET: third ?? '' }, async (origin) => void (await signUpAt(origin)));
  });
});
