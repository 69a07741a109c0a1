import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { canRunPostgres, startOwnPostgres } from './testing/own-services.ts';
import { startProcess } from './testing/process.ts';
import { signUpAt } from './testing/remote-player.ts';
import { createSharedDatabase } from './testing/shared-database.ts';

const restarts = 10;

describe.runIf(canRunPostgres)(
  'two servers whose PostgreSQL restarts ten times',
  { timeout: 600_000 },
  () => {
    it('live, lose no answered write, and keep the books exact', { tags: ['OPS-01'] }, async () => {
      const postgres = await startOwnPostgres();
      const database = await createSharedDatabase(postgres.url);
      const folder = mkdtempSync(join(tmpdir(), 'tulpar-restart-'));
      const settings = {
        DATABASE_URL: database.url,
        SECRET: randomUUID(),
        SEED_GAMES: '5',
        LOG_LEVEL: 'silent',
      };
      const servers = ['one', 'two'].map((name) =>
        startProcess({ ...settings, DATA_DIR: join(folder, name) }),
      );
      let ended = 0;
      for (const { ended: end } of servers) void end.then(() => (ended += 1));
      const origins = await Promise.all(servers.map(({ origin }) => origin));
      const [home = '', other = ''] = origins;

      const life = { isOver: false };
      const statuses = new Map<number, number>();
      const wins = new Map<string, number>();
      const credited = new Set<string>();
      const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const players = await Promise.all(Array.from({ length: 6 }, () => signUpAt(home)));
      const work = players.map(async (player, index) => {
        const at = index % 2 === 0 ? home : other;
        const { page } = await player.startDeposit(9_000_000);
        await player.press(page ?? '');
        const session = await player.launch();
        const gamble = async () => {
          while (!life.isOver) {
            const key = randomUUID();
            // Retried until answered, as in the app.
            for (;;) {
              const { status, body } = await player.play(session, { key, at });
              count(status);
              if (status === 200) wins.set(key, body.win);
              if (status !== 503) break;
              await wait(100);
            }
          }
        };
        const pay = async () => {
          while (!life.isOver) {
            const started = await player.startDeposit(100_000, { at });
            count(started.status);
            if (started.page === null) continue;
            const pressed = await player.press(started.page, at);
            count(pressed.status);
            if (pressed.status === 303) credited.add(started.id);
            await wait(200);
          }
        };
        const poll = async () => {
          while (!life.isOver) {
            count((await player.get('/api/v1/profile/balance', at)).status);
            await wait(50);
          }
        };
        await Promise.all([gamble(), pay(), poll()]);
      });
      for (let turn = 0; turn < restarts; turn += 1) {
        await wait(2_000);
        await postgres.restart(turn % 2 === 0 ? 'fast' : 'immediate');
      }
      await wait(2_000);
      life.isOver = true;
      await Promise.all(work);
      for (const origin of origins)
        await expect
          .poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 15_000 })
          .toBe(200);

      expect(ended).toBe(0);
      expect([...statuses.keys()].filter((status) => ![200, 303, 503, 409].includes(status))).toEqual([]);
      expect(await database.lost({ wins, credited })).toEqual([]);
      expect(await database.wrongBooks()).toEqual([]);
      expect(statuses.get(200)).toBeGreaterThan(500);
      await Promise.all(servers.map((one) => one.stop()));
      postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    });
  },
);
