import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { canRunNats, createNats, canRunPostgres, startOwnPostgres } from './testing/own-services.ts';
import { freePort, startProcess, type ServerProcess } from './testing/process.ts';
import { signUpAt, type RemotePlayer } from './testing/remote-player.ts';
import { createSharedDatabase, percentile } from './testing/shared-database.ts';

/** Minutes with failures; before, the same load runs without failures for at most 3 minutes. */
const MINUTES = Number(process.env['LOAD_MINUTES'] ?? 1);
const CALM_MINUTES = Math.min(3, MINUTES);
const PLAYERS = Number(process.env['LOAD_PLAYERS'] ?? 16);
const SERVERS = 4;
const minute = 60_000;
/** Interval at which a server is killed, ms. */
const KILL_EVERY = Math.min(minute, (MINUTES * minute) / 4);

/** What the server answered to players; `times` are those of answered requests, ms. */
interface Record {
  times: number[];
  refused: Map<number | string, number>;
  readonly wins: Map<string, number>;
  readonly credited: Set<string>;
}

/** Players of several servers; a player whose server does not answer tries the next one. */
function createLoad(origins: readonly string[]) {
  const record: Record = { times: [], refused: new Map(), wins: new Map(), credited: new Set() };
  const life = { isOver: false, isClosed: false };
  const refuse = (why: number | string) => record.refused.set(why, (record.refused.get(why) ?? 0) + 1);

  /** Repeats a request, at the next server each time, until it is answered. */
  async function answered<T extends { status: number }>(
    home: number,
    send: (at: string) => Promise<T>,
  ): Promise<T> {
    for (let attempt = home; ; attempt += 1) {
      const began = performance.now();
      try {
        const answer = await send(origins[attempt % origins.length] ?? '');
        if (answer.status === 401) refuse(401);
        if (answer.status < 500) {
          record.times.push(performance.now() - began);
          return answer;
        }
        refuse(answer.status);
      } catch {
        refuse('no answer');
      }
      await wait(100);
    }
  }

  /** Follows the balance of a player through events; a new connection continues after the last event id. */
  function follow(player: RemotePlayer, home: number) {
    const seen = { balance: 0, since: '' };
    const connect = async (at: string) => {
      const headers = { ...player.authorization, ...(seen.since && { 'Last-Event-ID': seen.since }) };
      const { body } = await fetch(`${at}/api/v1/events`, {
        headers,
        signal: AbortSignal.timeout(20 * minute),
      });
      let text = '';
      for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        const events = (text + part).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const { id, event: kind, data = '' } = fieldsOf(event);
          if (id) seen.since = id;
          if (kind === 'balance') seen.balance = (JSON.parse(data) as { realBalance: number }).realBalance;
        }
        if (life.isClosed) return;
      }
    };
    void (async () => {
      for (let attempt = home; !life.isClosed; attempt += 1) {
        await connect(origins[attempt % origins.length] ?? '').catch(() => undefined);
        await wait(200);
      }
    })();
    return seen;
  }

  async function play(player: RemotePlayer, home: number) {
    const session = await player.launch();
    while (!life.isOver) {
      const key = randomUUID();
      const round = await answered(home, (at) => player.play(session, { key, at }));
      if (round.status === 200) record.wins.set(key, round.body.win);
      else refuse(`round ${round.status}`);
      await wait(100);
    }
  }

  async function pay(player: RemotePlayer, home: number) {
    while (!life.isOver) {
      const key = randomUUID();
      const started = await answered(home, (at) => player.startDeposit(100_000, { key, at }));
      if (started.page !== null) {
        const { page } = started;
        const pressed = await answered(home, (at) => player.press(page, at));
        if (pressed.status === 303) record.credited.add(started.id);
      }
      await wait(2_000);
    }
  }

  async function look(player: RemotePlayer, home: number) {
    while (!life.isOver) {
      await answered(home, (at) => player.get('/api/v1/profile/balance', at));
      await answered(home, (at) => player.get('/api/v1/games?limit=20&page=1', at));
      await wait(500);
    }
  }

  async function renew(player: RemotePlayer, home: number) {
    for (let next = Date.now() + 2 * minute; !life.isOver; await wait(500)) {
      if (Date.now() < next) continue;
      const { status } = await answered(home, (at) => player.renew(at));
      if (status !== 200) refuse(`refresh ${status}`);
      next = Date.now() + 2 * minute;
    }
  }

  return { record, life, answered, follow, play, pay, look, renew };
}

/** Lines `name: value` of one event. */
const fieldsOf = (event: string): { id?: string; event?: string; data?: string } =>
  Object.fromEntries(
    event.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
  );

describe.runIf(canRunPostgres && canRunNats)(
  'four servers under load, of which one is killed again and again, while broker and database restart',
  { timeout: (MINUTES + 10) * minute },
  () => {
    it('lose no answered write, notify everyone, and stay fast', { tags: ['OPS-01'] }, async () => {
      const postgres = await startOwnPostgres();
      const database = await createSharedDatabase(postgres.url);
      const nats = await createNats();
      await nats.start();
      const folder = mkdtempSync(join(tmpdir(), 'tulpar-load-'));
      const secret = randomUUID();
      const ports = await Promise.all(Array.from({ length: SERVERS }, freePort));
      const start = (port: number) =>
        startProcess({
          PORT: String(port),
          DATA_DIR: join(folder, String(port)),
          DATABASE_URL: database.url,
          EVENTS_URL: nats.url,
          SECRET: secret,
          LOG_LEVEL: 'silent',
        });
      const servers = new Map<number, ServerProcess>();
      /** Starts a server like a supervisor: again and again, because it exits if the database is unreachable. */
      const startAgain = async (port: number) => {
        for (let isUp = false; !isUp; await wait(500)) {
          const server = start(port);
          servers.set(port, server);
          isUp = await server.origin.then(
            () => true,
            () => false,
          );
        }
      };
      for (const port of ports) await startAgain(port);
      const origins = ports.map((port) => `http://127.0.0.1:${port}`);
      const load = createLoad(origins);
      const { record, life } = load;
      const players: RemotePlayer[] = [];
      for (let index = 0; index < PLAYERS; index += 1)
        players.push(await signUpAt(origins[index % SERVERS] ?? ''));
      const streams = players.map((player, index) => load.follow(player, index));
      for (const player of players) {
        const { page } = await player.startDeposit(9_000_000);
        await player.press(page ?? '');
      }
      const work = players.flatMap((player, index) => [
        load.play(player, index),
        load.pay(player, index),
        load.look(player, index),
        load.renew(player, index),
      ]);

      await wait(CALM_MINUTES * minute);
      const undisturbed = record.times;
      const calmRefused = [...record.refused];
      record.times = [];
      record.refused = new Map();

      const began = Date.now();
      const until = (share: number) => wait(Math.max(0, began + share * MINUTES * minute - Date.now()));
      const breakParts = async () => {
        await until(0.3);
        await nats.stop();
        await wait(1_000);
        await nats.start();
        await until(0.5);
        await postgres.restart('immediate');
        await until(0.7);
        await nats.stop();
        await wait(1_000);
        await nats.start();
      };
      const killServers = async () => {
        for (let turn = 0; Date.now() - began < MINUTES * minute - KILL_EVERY / 2; turn += 1) {
          await wait(KILL_EVERY / 2);
          const port = ports[turn % SERVERS] ?? 0;
          servers.get(port)?.kill('SIGKILL');
          await servers.get(port)?.ended;
          await startAgain(port);
          await wait(KILL_EVERY / 2);
        }
      };
      await Promise.all([breakParts(), killServers()]);
      await until(1);
      life.isOver = true;
      await Promise.all(work);

      const balances = await Promise.all(
        players.map(async (player, index) => {
          const { body } = await load.answered(index, (at) =>
            player.get<{ realBalance: number }>('/api/v1/profile/balance', at),
          );
          return body.realBalance;
        }),
      );
      await expect.poll(() => streams.map(({ balance }) => balance), { timeout: 20_000 }).toEqual(balances);
      expect(await database.lost(record)).toEqual([]);
      expect(await database.wrongBooks()).toEqual([]);

      const [calm, rough] = [percentile(undisturbed, 0.95), percentile(record.times, 0.95)];
      process.stdout.write(
        `${PLAYERS} players, ${CALM_MINUTES} and ${MINUTES} min: ${undisturbed.length} and ${record.times.length} answers, p95 ${calm.toFixed(0)} and ${rough.toFixed(0)} ms, ${record.wins.size} rounds, ${record.credited.size} deposits; refused ${JSON.stringify(calmRefused)} and ${JSON.stringify([...record.refused])}\n`,
      );
      life.isClosed = true;
      // Twice is the target; a short run on a busy machine needs some room.
      expect(rough / calm).toBeLessThan(3);
      await Promise.all([...servers.values()].map((one) => one.stop()));
      await nats.stop();
      postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    });
  },
);
