import { PGlite } from '@electric-sql/pglite';
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { migrate } from '../db/migrations/index.ts';
import { embeddedOptions, withoutTimeouts } from '../db/open.ts';
import { startProcess } from '../testing/process.ts';
import { testFolder } from '../testing/file-storage.ts';
import { signUpAt } from '../testing/remote-player.ts';
import { createSharedDatabase } from '../testing/shared-database.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const main = fileURLToPath(new URL('main.ts', import.meta.url));

const canDump = (() => {
  try {
    execFileSync('pg_dump', ['--version']);
    return server !== '';
  } catch {
    return false;
  }
})();

const command = (settings: Record<string, string>, ...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], ...settings };
    execFile(process.execPath, [main, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: stdout + stderr }),
    );
  });

const books = `select
  (select count(*)::int from rounds) as rounds,
  (select count(*)::int from accounts a where a.player_id is not null and a.balance <>
    (select coalesce(sum(amount), 0) from ledger_entries where account_id = a.id)) as wrong,
  (select count(*)::int from (select from ledger_entries group by transaction_id having sum(amount) <> 0) t) as unbalanced`;
interface Books {
  readonly rounds: number;
  readonly wrong: number;
  readonly unbalanced: number;
}

describe('a backup', { tags: ['OPS-07'] }, () => {
  const folder = testFolder();

  /** Backs up a server under load; returns the number of answered rounds before and after. */
  const backUpUnderLoad = async (settings: Record<string, string>, file: string) => {
    const running = startProcess({ SEED_GAMES: '2', ...settings });
    const origin = await running.origin;
    const players = await Promise.all([signUpAt(origin), signUpAt(origin)]);
    const life = { isOver: false };
    let played = 0;
    const playing = players.map(async (player) => {
      const { page } = await player.startDeposit(9_000_000);
      await player.press(page ?? '');
      const session = await player.launch();
      while (!life.isOver) if ((await player.play(session)).status === 200) played += 1;
    });
    await expect.poll(() => played, { timeout: 60_000 }).toBeGreaterThan(20);
    const before = played;
    const made = await command(settings, 'backup', file);
    const after = played;
    await expect.poll(() => played, { timeout: 60_000 }).toBeGreaterThan(after);
    const doctor = await command({ ...settings, PUBLIC_ORIGIN: 'http://play.example' }, 'doctor', origin);
    life.isOver = true;
    await Promise.all(playing);
    await running.stop();
    expect(made).toEqual({ code: 0, said: `Everything is in ${file}\n` });
    expect(doctor.said).toMatch(/^✓ server$/m);
    expect(doctor.said).toMatch(/^✗ settings: .*NODE_ENV=production, SANDBOX=off not set/m);
    expect(doctor.code).toBe(1);
    return { before, after };
  };
  const expectSound = (found: Books | undefined, { before, after }: { before: number; after: number }) => {
    expect(found).toMatchObject({ wrong: 0, unbalanced: 0 });
    expect(found?.rounds).toBeGreaterThanOrEqual(before);
    // Two players play, so two rounds may be stored but not answered yet.
    expect(found?.rounds).toBeLessThanOrEqual(after + 2);
  };

  it('of the embedded database under load restores to books that balance', async () => {
    const file = join(folder, 'embedded.tar.gz');
    const counts = await backUpUnderLoad({ DATA_DIR: join(folder, 'one') }, file);
    const settings = { DATA_DIR: join(folder, 'one') };
    expect((await command(settings, 'restore', file)).code).toBe(0);
    // Restore into a folder that does not exist yet, as on another machine.
    expect((await command({ DATA_DIR: join(folder, 'new/one') }, 'restore', file)).code).toBe(0);
    const pglite = await PGlite.create({ dataDir: join(folder, 'one', 'db'), ...embeddedOptions });
    const { rows } = await pglite.query<Books>(books);
    await pglite.close();
    // Exclude the seeded rounds of the demo player.
    const seeded = await seededRounds();
    expectSound(rows[0] && { ...rows[0], rounds: rows[0].rounds - seeded }, counts);
    const again = startProcess(settings);
    await again.origin;
    expect((await again.stop()).code).toBe(0);
  });

  it.runIf(canDump)('of PostgreSQL under load restores to books that balance', async () => {
    const file = join(folder, 'server.dump');
    const [source, target] = [await createSharedDatabase(server), await createSharedDatabase(server)];
    const settings = { DATA_DIR: join(folder, 'two'), DATABASE_URL: source.url };
    const counts = await backUpUnderLoad(settings, file);
    expect((await command({ ...settings, DATABASE_URL: target.url }, 'restore', file)).code).toBe(0);
    // Restore again, over existing data with a partition that the backup does not contain.
    await target.query(`select add_month('rounds', '2950-01-01')`);
    expect((await command({ ...settings, DATABASE_URL: target.url }, 'restore', file)).code).toBe(0);
    // A truncated backup must not change anything.
    const half = join(folder, 'half.dump');
    writeFileSync(half, readFileSync(file).subarray(0, statSync(file).size / 2));
    expect((await command({ ...settings, DATABASE_URL: target.url }, 'restore', half)).code).toBe(1);
    const [found] = await target.query<Books & Record<string, unknown>>(books);
    const seeded = await seededRounds();
    expectSound(found && { ...found, rounds: found.rounds - seeded }, counts);
    await Promise.all([source.drop(), target.drop()]);
  });

  it.runIf(canDump)(
    'of an earlier version restores over a later database, and the next start brings it up to date',
    async () => {
      const [source, target] = [await createSharedDatabase(server), await createSharedDatabase(server)];
      const dump = readFileSync(new URL('../testing/dumps/2026-11-26.sql.br', import.meta.url));
      await source.query(brotliDecompressSync(dump).toString('utf8'));
      const file = join(folder, 'earlier');
      expect((await command({ DATABASE_URL: source.url, DATA_DIR: folder }, 'backup', file)).code).toBe(0);
      await withoutTimeouts(target.url, migrate);
      expect((await command({ DATABASE_URL: target.url, DATA_DIR: folder }, 'restore', file)).code).toBe(0);
      await withoutTimeouts(target.url, migrate);
      const entries = 'select id, amount from ledger_entries order by id';
      expect(await target.query(entries)).toEqual(await source.query(entries));
      await source.drop();
      await target.drop();
    },
  );

  it('that is not there is refused in one line', async () => {
    const { code, said } = await command({ DATA_DIR: folder }, 'restore', join(folder, 'none'));
    expect([code, said]).toEqual([1, `There is no backup ${join(folder, 'none')}.\n`]);
  });

  /** Number of rounds that seeding creates in a new database. */
  async function seededRounds(): Promise<number> {
    const dataDir = join(folder, 'seeded');
    const running = startProcess({ DATA_DIR: dataDir, SEED_GAMES: '2' });
    await running.origin;
    await running.stop();
    const pglite = await PGlite.create({ dataDir: join(dataDir, 'db'), ...embeddedOptions });
    const { rows } = await pglite.query<Books>(books);
    await pglite.close();
    return rows[0]?.rounds ?? 0;
  }
});
