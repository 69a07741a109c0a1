import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRunNats, createNats } from '../testing/own-services.ts';
import { startProcess, type ServerProcess } from '../testing/process.ts';
import { testFolder } from '../testing/file-storage.ts';
import { signUpAt, type RemotePlayer } from '../testing/remote-player.ts';
import { createSharedDatabase } from '../testing/shared-database.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** Follows the balance of a player by events only. */
async function follow(player: RemotePlayer, at: string) {
  const { body } = await fetch(`${at}/api/v1/events`, { headers: player.authorization });
  if (body === null) throw new Error('There is no stream');
  const stream = { balance: 0, isOver: false };
  const read = async () => {
    let text = '';
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      text += part;
      const found = [...text.matchAll(/event: balance\ndata: (.+)\n\n/g)].at(-1)?.[1];
      if (found !== undefined) stream.balance = (JSON.parse(found) as { realBalance: number }).realBalance;
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (stream.isOver = true));
  return stream;
}

describe.runIf(server !== '' && canRunNats)('two servers with a broker', () => {
  const folder = testFolder();
  let database: Awaited<ReturnType<typeof createSharedDatabase>>;
  let nats: Awaited<ReturnType<typeof createNats>>;
  let first: ServerProcess;
  let second: ServerProcess;
  let origin: string;
  let other: string;
  let player: RemotePlayer;
  let stream: Awaited<ReturnType<typeof follow>>;
  const notices: string[] = [];
  let listening: pg.Client;

  const deposit = async (at: string) => {
    const { page } = await player.startDeposit(1_000_000, { at });
    await player.press(page ?? '', at);
  };
  const receives = (balance: number) =>
    expect.poll(() => [stream.balance, stream.isOver], { timeout: 20_000 }).toEqual([balance, false]);

  beforeAll(async () => {
    database = await createSharedDatabase(server);
    nats = await createNats();
    await nats.start();
    const settings = (name: string) => ({
      DATABASE_URL: database.url,
      EVENTS_URL: nats.url,
      SECRET: secret,
      DATA_DIR: join(folder, name),
    });
    const secret = randomUUID();
    // The server that starts first publishes the changes of both.
    first = startProcess(settings('first'));
    origin = await first.origin;
    second = startProcess(settings('second'));
    other = await second.origin;
    player = await signUpAt(other);
    stream = await follow(player, other);
    listening = new pg.Client({ connectionString: database.url });
    await listening.connect();
    listening.on('notification', ({ payload }) => notices.push(payload ?? ''));
    await listening.query('listen tulpar_events');
  });
  afterAll(async () => {
    await Promise.all([first, second].map((one) => one.stop()));
    await listening.end();
    await nats.stop();
    await database.drop();
  });

  it('notifies a player at another server, without a notification of PostgreSQL', async () => {
    await deposit(origin);
    await receives(1_000_000);
    expect(notices).toEqual([]);
  });

  it('notifies players while the broker is away, and after it is back', async () => {
    await nats.stop();
    await deposit(origin);
    await receives(2_000_000);
    expect(notices.length).toBeGreaterThan(0);
    await nats.start();
    const count = () => notices.length;
    // The servers reconnect on their own.
    await expect
      .poll(
        async () => {
          const before = count();
          await database.query(`insert into player_events (player_id, kind) values (1, 'profile')`);
          await new Promise((resolve) => setTimeout(resolve, 300));
          return count() - before;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    await deposit(origin);
    await receives(3_000_000);
  });

  it('continues where a killed server stopped', async () => {
    first.kill('SIGKILL');
    await first.ended;
    await deposit(other);
    await receives(4_000_000);
  });

  it('ends the stream of a session that has ended', async () => {
    await database.query(
      `with server as (select set_config('tulpar.broker', 'on', true))
        update players set banned_at = now() from server where email = $1`,
      [player.email],
    );
    await expect.poll(() => stream.isOver, { timeout: 20_000 }).toBe(true);
  });
});
