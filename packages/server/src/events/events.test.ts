import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { EventKind } from '../db/operation-tables.ts';
import { decideDocument } from '../domain/documents/decide.ts';
import { createTestServer, testServer, winning } from '../testing/index.ts';
import { forgetOldEvents, createStream } from './stream.ts';
import { streamsPerPlayer } from './hub.ts';

interface Received {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: string | undefined;
  readonly text: string;
}

function readerOf(body: ReadableStream<Uint8Array>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const block = async (): Promise<Received | null> => {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
    const at = text.indexOf('\n\n');
    const raw = text.slice(0, at);
    text = text.slice(at + 2);
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(raw)?.[1];
    return { id: field('id'), event: field('event'), data: field('data'), text: raw };
  };
  return {
    block,
    /** Reads the next event; skips comments and events that only have an id. */
    async event(): Promise<Received | null> {
      for (;;) {
        const response = await block();
        if (response === null || response.event !== undefined) return response;
      }
    },
    /**
     * Reads until all of these kinds were sent, in any order and number, because events may be repeated.
     * Returns what was received.
     */
    async all(...kinds: readonly EventKind[]): Promise<readonly Received[]> {
      const received: Received[] = [];
      while (kinds.some((kind) => !received.some(({ event }) => event === kind))) {
        const next = await this.event();
        if (next === null) throw new Error('The stream has ended');
        received.push(next);
      }
      return received;
    },
    /** Reads until the stream ends. */
    async rest(): Promise<string> {
      let all = '';
      for (let response = await block(); response !== null; response = await block())
        all += `${response.text}\n`;
      return all;
    },
    cancel: () => reader.cancel(),
  };
}

describe('events', () => {
  const server = testServer();

  const connect = (token: string, headers: Record<string, string> = {}) =>
    Promise.resolve(
      server.app.request(`${server.origin}/api/v1/events`, {
        headers: { Authorization: `Bearer ${token}`, ...headers },
      }),
    );
  const open = async (token: string, headers: Record<string, string> = {}) => {
    const answer = await connect(token, headers);
    expect(answer.status).toBe(200);
    if (answer.body === null) throw new Error('No stream');
    return readerOf(answer.body);
  };

  it('are offered, and sent as a stream that is neither cached nor compressed', async () => {
    const { access } = await server.signUp();
    expect((await server.get('/api/v1/check')).headers.get('X-Events')).toBe('1');
    const answer = await connect(access, { 'Accept-Encoding': 'gzip' });
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    await answer.body?.cancel();
    expect((await server.app.request(`${server.origin}/api/v1/events?token=${access}`)).status).toBe(401);
  });

  it('send balance, offers and messages when they are committed, to that player alone', async () => {
    const mine = await server.signUp();
    const other = await server.signUp();
    const stream = await open(mine.access);
    const strange = await open(other.access);
    await server.deposit(mine.access, 500_000);
    const responses = await stream.all('balance', 'notifications');
    for (const { id } of responses) expect(id).toMatch(/^\d+$/);
    expect(JSON.parse(responses.findLast(({ event }) => event === 'balance')?.data ?? '')).toEqual(
      await server.balance(mine.access),
    );
    // The other player's balance has not changed.
    await server.update('notifications', { player_id: await server.idOf(other.access) }, { status: 'read' });
    expect((await strange.all('notifications')).map(({ event }) => event)).not.toContain('balance');
    await Promise.all([stream.cancel(), strange.cancel()]);
  });

  it('a document, its decision and the verification are announced', { tags: ['KYC-17'] }, async () => {
    const { access } = await server.signUp();
    const stream = await open(access);
    const { db, clock } = server.deps;
    const id = (await server.upload(access)).body.data[0]?.id ?? 0;
    await stream.all('profile');
    await db.transaction().execute((trx) => decideDocument(trx, id, { status: 'approved' }, clock));
    const received = await stream.all('profile', 'notifications');
    expect(received.find(({ event }) => event === 'profile')?.data).toBe('{}');
    await stream.cancel();
  });

  it('send the offers when a round has moved the bonus that is wagered', { tags: ['WAG-18'] }, async () => {
    const { access } = await server.signUp();
    const welcome = await server.welcome(access);
    await server.deposit(access, 1_000_000, { offer_id: welcome[0]?.id ?? '' });
    const sessionId = await server.launch(access);
    await allDelivered();
    const stream = await open(access);
    await server.play(sessionId, 10_000, winning);
    await stream.all('offers', 'balance');
    const listed = await server.offers(access);
    expect(listed.map(({ wager_amount }) => wager_amount)).toContain(10_000);
    await stream.cancel();
  });

  it('send that a break has begun, but no other change', { tags: ['SAFE-10'] }, async () => {
    const { access } = await server.signUp();
    const stream = await open(access);
    const player = await server.idOf(access);
    await server.update('players', { id: player }, { first_name: 'Арман' });
    await server.send('takeBreak', access, { days: 1 });
    const received = await stream.all('profile', 'notifications');
    expect(received.filter(({ event }) => event === 'profile').map(({ data }) => data)).toEqual(['{}']);
    await stream.cancel();
  });

  it('send that a limit was set, and that it was removed', { tags: ['SAFE-03'] }, async () => {
    const { access } = await server.signUp();
    const stream = await open(access);
    const limit = { type: 'loss', period: 'day', amount: 500_000 };
    await server.send('setLimit', access, limit);
    await stream.all('profile');
    await server.deps.db
      .deleteFrom('player_limits')
      .where('player_id', '=', await server.idOf(access))
      .execute();
    await stream.all('profile');
    await stream.cancel();
  });

  it('send that a payment was made, and that it was decided', { tags: ['PAY-14'] }, async () => {
    const { access } = await server.signUp();
    const made = await open(access);
    await server.startDeposit(access);
    await made.all('payments');
    await made.cancel();
    await allDelivered();
    const decided = await open(access);
    await server.update('payments', { player_id: await server.idOf(access) }, { status: 'declined' });
    await decided.all('payments');
    await decided.cancel();
  });

  it('send nothing that is rolled back', async () => {
    const { access } = await server.signUp();
    const player = await server.idOf(access);
    await allDelivered();
    const stream = await open(access);
    const change = (status: 'read' | 'closed', isUndone: boolean) =>
      server
        .write(async (trx) => {
          await trx.updateTable('notifications').set({ status }).where('player_id', '=', player).execute();
          if (isUndone) throw new Error('undone');
        })
        .catch(() => undefined);
    const before = await server.deps.db.selectFrom('player_events').select('xid').execute();
    await change('closed', true);
    expect(await server.deps.db.selectFrom('player_events').select('xid').execute()).toEqual(before);
    await change('read', false);
    expect((await stream.event())?.event).toBe('notifications');
    await stream.cancel();
  });

  /** Waits until the server was notified of all earlier commits; notifications come in the order of commits. */
  const allDelivered = async () => {
    const { access } = await server.signUp();
    const stream = await open(access);
    await server.deposit(access);
    await stream.all('balance');
    await stream.cancel();
  };
  const currentCursor = async (token: string) => {
    const stream = await open(token);
    const place = BigInt((await stream.block())?.id ?? 0);
    await stream.cancel();
    return place;
  };
  const lastEventOf = async (token: string) => {
    const { xid } = await server.deps.db
      .selectFrom('player_events')
      .select(({ fn }) => fn.max('xid').as('xid'))
      .where('player_id', '=', await server.idOf(token))
      .executeTakeFirstOrThrow();
    return BigInt(xid);
  };

  it('continue where a client left off', async () => {
    const { access } = await server.signUp();
    const first = await open(access);
    const start = await first.block();
    expect(start?.id).toMatch(/^\d+$/);
    await first.cancel();
    await server.deposit(access);
    await allDelivered();
    const again = await open(access, { 'Last-Event-ID': start?.id ?? '' });
    const responses = [await again.event(), await again.event(), await again.event()];
    expect(responses.map((one) => one?.event)).toEqual(['balance', 'offers', 'notifications']);
    await again.cancel();
    // Wait: a pending transaction, even of another database on the same server, delays the cursor.
    const latest = await vi.waitUntil(async () => {
      const place = await currentCursor(access);
      return place > (await lastEventOf(access)) && String(place);
    }, 30_000);
    const quiet = await open(access, { 'Last-Event-ID': latest });
    await quiet.block();
    await server.deps.events.beat();
    expect((await quiet.block())?.text).toBe(': ping');
    await quiet.cancel();
  });

  it.each(['0', '99999999999999', 'x', '1; drop table players', '9'.repeat(40), '-1'])(
    'send everything to a client with the foreign id %s',
    async (id) => {
      const { access } = await server.signUp();
      await allDelivered();
      const stream = await open(access, { 'Last-Event-ID': id });
      const responses = [await stream.event(), await stream.event(), await stream.event()];
      expect(responses.map((one) => one?.event)).toEqual(['balance', 'offers', 'notifications']);
      await stream.cancel();
    },
  );

  it('are deleted from the oldest on', async () => {
    const { db } = server.deps;
    const { access } = await server.signUp();
    await server.deposit(access);
    const stored = async () => {
      const rows = await db.selectFrom('player_events').select('xid').execute();
      return rows.map(({ xid }) => Number(xid)).toSorted((a, b) => a - b);
    };
    const before = await stored();
    await forgetOldEvents(server.deps);
    expect(await stored()).toEqual(before);
    // The last event before the deposit, so older ones go although their own time is not over.
    const old = before.findLast((xid) => xid < (before.at(-1) ?? 0)) ?? 0;
    await sql`update player_events set created_at = created_at - interval '2 hours'
      where xid = ${String(old)}::xid8`.execute(db);
    await forgetOldEvents(server.deps);
    expect(await stored()).toEqual(before.filter((xid) => xid > old));
  });

  it('end at logout, a changed password, a ban, and with the token', { tags: ['X32'] }, async () => {
    const ended = async (token: string, how: () => Promise<unknown>) => {
      const stream = await open(token);
      const rest = stream.rest();
      await how();
      await rest;
    };
    const one = await server.signUp();
    const player = await server.idOf(one.access);
    const end = (reason: string) =>
      server.update(
        'sessions',
        { player_id: player },
        { revoked_at: server.clock.now(), revoked_reason: reason },
      );
    await ended(one.access, () => end('logout'));
    expect((await connect(one.access)).status).toBe(401);

    const two = await server.signUp();
    const banned = await server.idOf(two.access);
    await ended(two.access, () =>
      server.update('players', { id: banned }, { banned_at: server.clock.now() }),
    );
    expect((await connect(two.access)).status).toBe(403);

    const three = await server.signUp();
    await ended(three.access, async () => {
      server.clock.pass(301_000);
      await server.deps.events.beat();
    });
    expect((await connect(three.access)).status).toBe(401);
  });

  it('end at a logout that comes while the stream is being opened', { tags: ['X32'] }, async () => {
    const { access } = await server.signUp();
    const player = await server.idOf(access);
    const opening = connect(access);
    await server.update(
      'sessions',
      { player_id: player },
      { revoked_at: server.clock.now(), revoked_reason: 'logout' },
    );
    const answer = await opening;
    if (answer.status === 200 && answer.body !== null) await readerOf(answer.body).rest();
    else expect(answer.status).toBe(401);
  });

  it('are limited per player, and free again when a stream is left', async () => {
    const { access } = await server.signUp();
    const before = server.deps.events.count();
    const streams = [];
    for (let at = 0; at < streamsPerPlayer; at += 1) streams.push(await open(access));
    const refused = await connect(access);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    await streams[0]?.cancel();
    streams.push(await open(access));
    for (const stream of streams) await stream.cancel();
    await expect.poll(() => server.deps.events.count()).toBe(before);
  });

  it('send a HEAD nothing and hold nothing for it', async () => {
    const { access } = await server.signUp();
    const before = server.deps.events.count();
    const answer = await server.app.request(`${server.origin}/api/v1/events`, {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${access}` },
    });
    expect([answer.status, server.deps.events.count()]).toEqual([200, before]);
  });
});

describe('events', () => {
  it('ask their clients to reconnect when the server stops', async () => {
    const server = await createTestServer();
    const { access } = await server.signUp();
    const answer = await server.app.request(`${server.origin}/api/v1/events`, {
      headers: { Authorization: `Bearer ${access}` },
    });
    if (answer.body === null) throw new Error('No stream');
    const rest = readerOf(answer.body).rest();
    await server.deps.events.close();
    expect(await rest).toContain('retry: 500');
    const late = await server.get('/api/v1/events', { token: access, key: randomUUID() });
    expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '1']);
    // Not an unexplained error, which every browser would report at each restart.
    expect(late.body).toMatchObject({ message: 'SERVER_BUSY' });
    await server.close();
  });

  it('disconnect a client that reads nothing, and buffer little for it', () => {
    let isClosed = false;
    const stream = createStream(
      { playerId: 1, sessionId: 's', currency: 'KZT', language: 'ru', until: new Date(0) },
      {
        wake: () => undefined,
        closed: () => {
          isClosed = true;
        },
      },
    );
    const moment = { cursor: '1', balance: { realBalance: 1, bonusBalance: 0, currency: 'KZT' as const } };
    let sent = 0;
    while (stream.isReady() && sent < 10_000) {
      stream.send(new Set(['balance'] as const), moment);
      sent += 1;
    }
    expect(sent).toBeLessThan(200);
    expect([stream.ping(), stream.ping(), stream.ping()]).toEqual([true, true, false]);
    stream.end();
    expect(isClosed).toBe(true);
  });
});
