import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess, type ServerProcess } from './testing/process.ts';
import { signUpAt, type RemotePlayer } from './testing/remote-player.ts';
import { createDatabaseProxy, createSharedDatabase } from './testing/shared-database.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const deposit = 10_000_000;

describe.runIf(server !== '')(
  'a server that loses its database',
  { tags: ['OPS-01'], timeout: 120_000 },
  () => {
    let folder: string;
    let database: Awaited<ReturnType<typeof createSharedDatabase>>;
    let proxy: Awaited<ReturnType<typeof createDatabaseProxy>>;
    let running: ServerProcess;
    let origin: string;
    let hasEnded = false;
    let player: RemotePlayer;
    let session: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tulpar-loss-'));
      database = await createSharedDatabase(server);
      proxy = await createDatabaseProxy(database.url);
      running = startProcess({ DATA_DIR: folder, DATABASE_URL: proxy.url });
      void running.ended.then(() => (hasEnded = true));
      origin = await running.origin;
      player = await signUpAt(origin);
      const { page } = await player.startDeposit(deposit);
      await player.press(page ?? '');
      session = await player.launch();
    }, 120_000);
    afterAll(async () => {
      await running.stop();
      await proxy.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const openStream = async (since?: string) => {
      const headers = { ...player.authorization, ...(since === undefined ? {} : { 'Last-Event-ID': since }) };
      const stream = await fetch(`${origin}/api/v1/events`, { headers });
      return { status: stream.status, reader: stream.body?.pipeThrough(new TextDecoderStream()).getReader() };
    };

    /** Reads a stream until the text comes; reconnects with the last event id, as browsers do. */
    const readUntil = async (wanted: string, stream: Awaited<ReturnType<typeof openStream>>) => {
      let text = '';
      for (let { reader } = stream; !text.includes(wanted);) {
        const part = await reader?.read();
        if (part?.done === false) text += part.value;
        else ({ reader } = await openStream([...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1]));
      }
    };

    it('answers 503 with Retry-After, loses nothing and resumes by itself', async () => {
      const before = await player.balance();
      const keys: string[] = [];
      const wins = new Map<string, number>();
      const statuses = new Set<string>();
      const play = async (key: string) => {
        const { status, headers, body } = await player.play(session, { key });
        if (status === 200) wins.set(key, body.win);
        statuses.add(`${status} ${headers.get('Retry-After')}`);
        return status;
      };
      const poll = async () => {
        const { status, headers } = await player.get('/api/v1/profile/balance');
        statuses.add(`${status} ${headers.get('Retry-After')}`);
      };
      const gamble = async (cuts: boolean) => {
        for (let at = 0; at < 8; at += 1) {
          const key = randomUUID();
          keys.push(key);
          await Promise.all([play(key), poll(), poll()]);
          if (cuts) proxy.cut();
        }
      };
      const { reader } = await openStream();
      await Promise.all([gamble(true), gamble(false), gamble(false), gamble(false)]);
      const acknowledged = new Map(wins);
      expect([...statuses].sort()).toEqual(['200 null', '503 1']);
      expect(hasEnded).toBe(false);

      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
      for (const key of keys) expect(await play(key)).toBe(200);
      for (const [key, win] of acknowledged) expect(wins.get(key)).toBe(win);
      const won = [...wins.values()].reduce((sum, win) => sum + win, 0);
      expect(await player.balance()).toBe(before - keys.length * 10_000 + won);
      expect(await database.wrongBooks()).toEqual([]);
      await reader?.cancel().catch(() => undefined);
    });

    it('notifies its streams again and does what is due', async () => {
      proxy.cut();
      await expect.poll(async () => (await openStream()).status).toBe(200);
      const stream = await openStream();
      // An amount in tenge that ends in 77 is paid by the sandbox bank later, in a background job.
      const { page, id } = await player.startDeposit(507_700);
      await player.press(page ?? '');
      proxy.cut();
      await database.query(`update payments set settle_at = now() where id = $1`, [id]);
      await readUntil('event: balance', stream);
      expect(hasEnded).toBe(false);
    });

    it.runIf(process.env['LONG'] === '1')('gives up connections that fell silent', async () => {
      proxy.silence();
      const { status, headers } = await player.play(session);
      expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
      proxy.heal();
      await expect.poll(async () => (await player.play(session)).status).toBe(200);
      expect(hasEnded).toBe(false);
    });
  },
);
