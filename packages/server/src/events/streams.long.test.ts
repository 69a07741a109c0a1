import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRunNats, createNats } from '../testing/own-services.ts';
import { startProcess, type ServerProcess } from '../testing/process.ts';
import { testFolder } from '../testing/file-storage.ts';
import { signUpAt, type RemotePlayer } from '../testing/remote-player.ts';
import { createSharedDatabase, percentile } from '../testing/shared-database.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
/** Number of open streams on two servers. */
const STREAMS = Number(process.env['LOAD_STREAMS'] ?? 1_000);
const OF_A_PLAYER = 10;
/** Number of players per address; more could not sign up without a challenge. */
const SIGN_UPS = 90;
const DEPOSITS = 100;
const deposit = 100_000;

const agent = new Agent({ maxSockets: Infinity });

/** Opens a stream; `wait` resolves with the time, ms, at which the stream delivered a balance. */
function openStream(player: RemotePlayer, origin: string) {
  const times = new Map<number, number>();
  const waiting = new Map<number, (time: number) => void>();
  const opened = new Promise<void>((resolve, reject) => {
    const request = get(`${origin}/api/v1/events`, { headers: player.authorization, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream answered ${answer.statusCode}`));
      resolve();
      answer.on('data', (part: Buffer) => {
        for (const [, data = ''] of part.toString().matchAll(/event: balance\ndata: (.+)\n/g)) {
          const { realBalance } = JSON.parse(data) as { realBalance: number };
          times.set(realBalance, performance.now());
          waiting.get(realBalance)?.(performance.now());
        }
      });
    });
    request.on('error', reject);
  });
  return {
    opened,
    wait: (balance: number) =>
      new Promise<number>((resolve) => {
        const time = times.get(balance);
        if (time === undefined) waiting.set(balance, resolve);
        else resolve(time);
      }),
  };
}

describe.runIf(server !== '' && canRunNats)('many open streams on two servers', { timeout: 900_000 }, () => {
  const folder = testFolder();
  let database: Awaited<ReturnType<typeof createSharedDatabase>>;
  let nats: Awaited<ReturnType<typeof createNats>>;
  let servers: ServerProcess[];
  let origins: string[];
  const players: RemotePlayer[] = [];

  beforeAll(async () => {
    database = await createSharedDatabase(server);
    nats = await createNats();
    await nats.start();
    const secret = randomUUID();
    servers = ['one', 'two'].map((name) =>
      startProcess({
        DATABASE_URL: database.url,
        EVENTS_URL: nats.url,
        SECRET: secret,
        DATA_DIR: join(folder, name),
        LOG_LEVEL: 'silent',
      }),
    );
    origins = await Promise.all(servers.map(({ origin }) => origin));
    while (players.length < STREAMS / OF_A_PLAYER) {
      players.push(await signUpAt(origins[0] ?? ''));
      if (players.length % SIGN_UPS === 0) await database.query('delete from attempts');
    }
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all(servers.map((one) => one.stop()));
    await nats.stop();
    await database.drop();
  });

  it('an event reaches every stream of its player within a second, however many others are open', async () => {
    const open = async (some: readonly RemotePlayer[]) => {
      const streams = new Map<RemotePlayer, ReturnType<typeof openStream>[]>();
      for (const player of some) {
        const own = Array.from({ length: OF_A_PLAYER }, (_, index) =>
          openStream(player, origins[index % origins.length] ?? ''),
        );
        await Promise.all(own.map(({ opened }) => opened));
        streams.set(player, own);
      }
      return streams;
    };
    const balances = new Map<RemotePlayer, number>();
    /** Times from a credited deposit until each of the player's streams delivers the balance, ms. */
    const measure = async (streams: Awaited<ReturnType<typeof open>>) => {
      const times: number[] = [];
      const all = [...streams];
      for (let turn = 0; turn < DEPOSITS; turn += 1) {
        const [player, own] = all[(turn * 7) % all.length] ?? [];
        if (!player || !own) throw new Error('There are no players');
        const at = origins[turn % origins.length] ?? '';
        const balance = (balances.get(player) ?? 0) + deposit;
        balances.set(player, balance);
        const { page } = await player.startDeposit(deposit, { at });
        await player.press(page ?? '', at);
        const began = performance.now();
        for (const time of await Promise.all(own.map((stream) => stream.wait(balance))))
          times.push(time - began);
      }
      return times;
    };
    const few = await open(players.slice(0, players.length / 10));
    const alone = await measure(few);
    await open(players.slice(players.length / 10));
    const among = await measure(few);
    const line = (times: readonly number[]) =>
      `median ${percentile(times, 0.5).toFixed(0)}, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
    process.stdout.write(
      `${STREAMS / 10} streams: ${line(alone)}; the same among ${STREAMS}: ${line(among)} (${among.length} events)\n`,
    );
    expect(percentile(among, 0.99)).toBeLessThan(1_000);
    expect(percentile(among, 0.5)).toBeLessThan(percentile(alone, 0.5) * 2 + 50);
  });
});
