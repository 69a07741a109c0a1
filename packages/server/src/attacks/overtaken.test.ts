import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../db/types.ts';
import { lockPlayer } from '../domain/ledger/post.ts';
import { banPlayer } from '../domain/players/ban.ts';
import { hashPassword } from '../domain/players/passwords.ts';
import { endCodesSentTo, endSessionsOf } from '../domain/sessions/end-sessions.ts';
import { restrict } from '../domain/protection/restrictions.ts';
import { openSession } from '../domain/sessions/tokens.ts';
import { openTournaments } from '../domain/tournaments/editions.ts';
import { setStatus } from '../domain/vip/status.ts';
import {
  createOperator,
  createTestServer,
  engine,
  type TestServer,
  type Tokens,
  type AnyBody,
} from '../testing/index.ts';

interface Sent {
  readonly status: number;
  readonly body: AnyBody;
}

const second = 1_000;

let server: TestServer;
let tokens: Tokens;
let email: string;
let id: number;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  tokens = await server.signUp({ email });
  ({ id } = await server.row('players', { email }));
});
afterAll(() => server.close());

const now = () => server.clock.now();
const liveSessions = async () => (await server.rows('sessions', { player_id: id, revoked_at: null })).length;

describe('a command that waits for its turn', () => {
  /** Sends a command and runs `end` while it waits in the queue. */
  const overtaken = async (send: () => Promise<Sent>, end: (trx: Connection) => Promise<unknown>) => {
    const { db, queue } = server.deps;
    let finish = () => {};
    const earlier = queue.run(id, () => new Promise<void>((resolve) => (finish = resolve)));
    const run = vi.spyOn(queue, 'run');
    const sent = send();
    await expect.poll(() => run.mock.calls.length).toBe(1);
    run.mockRestore();
    await db.transaction().execute(end);
    finish();
    await earlier;
    return await sent;
  };
  const deposit = () => server.pay(tokens.access);
  const payments = () =>
    server.deps.db.selectFrom('payments').select('id').where('player_id', '=', id).execute();

  it('does nothing after its player has logged out everywhere', { tags: ['SEC-04'] }, async () => {
    const { status, body } = await overtaken(deposit, (trx) => endSessionsOf(trx, id, 'logout', now()));
    expect([status, body.message]).toEqual([401, 'AUTH_TOKEN_INVALID']);
    expect(await payments()).toEqual([]);
  });

  it('does nothing after a ban', { tags: ['AUTH-22', 'SEC-04'] }, async () => {
    const { status, body } = await overtaken(deposit, (trx) => banPlayer(trx, id, now()));
    expect([status, body.message]).toEqual([403, 'AUTH_USER_BANNED']);
    expect(await payments()).toEqual([]);
  });

  it('opens no game after its player has logged out everywhere', { tags: ['SEC-04'] }, async () => {
    const body = { mode: 'real', locale: 'ru' };
    const answer = await overtaken(
      () => server.post<AnyBody>('/api/v1/games/lazy-lantern/launch', body, { token: tokens.access }),
      (trx) => endSessionsOf(trx, id, 'logout', now()),
    );
    expect([answer.status, answer.body.message]).toEqual([401, 'AUTH_TOKEN_INVALID']);
  });

  it('does nothing for play after a break has begun', { tags: ['SAFE-11', 'SAFE-12'] }, async () => {
    const takeBreak = (trx: Connection) => restrict(trx, id, { kind: 'break', days: 1 }, now());
    const { access } = tokens;
    const commands = [
      deposit,
      () =>
        server.post('/api/v1/games/lazy-lantern/launch', { mode: 'real', locale: 'ru' }, { token: access }),
      () => server.post('/api/v1/tournaments/golden-saddle/remind', { is_on: true }, { token: access }),
    ];
    await openTournaments(server.deps);
    for (const send of commands) {
      await server.update('players', { id }, { restriction_kind: null });
      const { status, body } = await overtaken(send, takeBreak);
      expect([status, body.message]).toEqual([409, 'PLAYER_RESTRICTED']);
    }
    expect(await payments()).toEqual([]);
  });

  it('is answered if it needs no session', { tags: ['API-47'] }, async () => {
    const body = { visitor_uid: 'v', url: '/', user_agent: '', client_ip: '' };
    const { status } = await overtaken(
      () => server.send('visits', tokens.access, body),
      (trx) => endSessionsOf(trx, id, 'logout', now()),
    );
    expect(status).toBe(200);
  });

  it('confirms no phone by a code that has ended', { tags: ['SEC-04', 'API-17'] }, async () => {
    const phone = '77015557001';
    await server.send('sendPhoneCode', tokens.access, { phone, current_password: 'secret-word' });
    const code = await server.digits(phone);
    const { status, body } = await overtaken(
      () => server.send('checkPhoneCode', tokens.access, { code }),
      (trx) => endCodesSentTo(trx, id, 'phone', now()),
    );
    expect([status, body.errors]).toEqual([422, { code: ['CODE_INVALID'] }]);
  });
});

/** Needs PostgreSQL: the embedded database has one connection, so nothing can happen during a transaction. */
describe.runIf(engine === 'postgres')('a request that waits for the lock of a player', () => {
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.deps.db);
    return rows.length > 0;
  };
  /** Locks the player, sends a request and runs `change` once the request waits for the lock. */
  const overtaken = async <T>(send: () => Promise<T>, change: (trx: Connection) => Promise<unknown>) => {
    let sent: Promise<T> | undefined;
    await server.write(async (trx) => {
      await lockPlayer(trx, id);
      sent = send();
      await expect.poll(isWaiting).toBe(true);
      server.clock.pass(second);
      await change(trx);
    });
    return await sent;
  };
  const end = (trx: Connection) => endSessionsOf(trx, id, 'logout', now());

  it('opens no session with a password that has been changed', { tags: ['SEC-04'] }, async () => {
    const password_hash = await hashPassword('next-secret');
    const answer = await overtaken(
      () => server.signIn({ email }),
      async (trx) => {
        await trx.updateTable('players').set({ password_hash }).where('id', '=', id).execute();
        await end(trx);
      },
    );
    expect([answer?.status, answer?.body.message]).toEqual([401, 'AUTH_INVALID_CREDENTIALS']);
    expect(await liveSessions()).toBe(0);
  });

  it('opens no session for a player who has been banned', { tags: ['AUTH-22'] }, async () => {
    const answer = await overtaken(
      () => server.signIn({ email }),
      (trx) => banPlayer(trx, id, now()),
    );
    expect([answer?.status, answer?.body.message]).toEqual([403, 'AUTH_USER_BANNED']);
    expect(await liveSessions()).toBe(0);
  });

  it('opens no session with the token of one that has ended', { tags: ['SEC-04', 'SEC-06'] }, async () => {
    const answer = await overtaken(() => server.signInByToken(tokens.refresh), end);
    expect(answer?.status).toBe(401);
    expect(await liveSessions()).toBe(0);
  });

  it('opens no session with a link that has ended', { tags: ['SEC-04', 'CONT-06'] }, async () => {
    const { body } = await server.send('signInLink', tokens.access, undefined);
    const code = new URL(body.url).searchParams.get('auth_token') ?? '';
    const answer = await overtaken(() => server.signInByToken(code), end);
    expect(answer?.status).toBe(401);
    expect(await liveSessions()).toBe(0);
  });

  it('opens no session for an identity that has been unlinked', { tags: ['SEC-03', 'SEC-05'] }, async () => {
    const { db } = server.deps;
    const subject = randomUUID();
    await db
      .insertInto('social_identities')
      .values({ provider: 'google', subject, player_id: id, created_at: now() })
      .execute();
    await overtaken(
      () => server.socialSignIn({ subject }),
      async (trx) => {
        await trx.deleteFrom('social_identities').where('subject', '=', subject).execute();
        await end(trx);
      },
    );
    expect(await liveSessions()).toBe(0);
  });

  it('is given no account whose e-mail has been changed', { tags: ['SEC-05'] }, async () => {
    const other = `${randomUUID()}@example.com`;
    const answer = await overtaken(
      () => server.socialSignIn({ subject: randomUUID(), email }),
      (trx) => trx.updateTable('players').set({ email: other }).where('id', '=', id).execute(),
    );
    expect(answer?.status).toBe(200);
    expect(await server.row('players', { id })).toMatchObject({ email: other, is_email_confirmed: false });
  });

  it('that logs out everywhere ends a session that is being opened', { tags: ['SEC-07'] }, async () => {
    const device = { ip: '', userAgent: '', country: null, id: null };
    const body = { refresh_token: tokens.refresh, everywhere: true };
    const answer = await overtaken(
      () => server.post('/api/logout', body),
      (trx) => openSession(server.deps, trx, id, device, now()),
    );
    expect(answer?.status).toBe(200);
    expect(await liveSessions()).toBe(0);
  });

  it('sets no password by a link that has ended', { tags: ['SEC-04'] }, async () => {
    await server.requestReset({ email });
    const token = new URL((await server.sent(email)).at(-1)?.link ?? '').searchParams.get('token') ?? '';
    const answer = await overtaken(() => server.reset({ token, password: 'next-secret' }), end);
    expect([answer?.status, answer?.body.errors]).toEqual([422, { token: ['TOKEN_INVALID'] }]);
  });

  it('sets no password by digits that have ended', { tags: ['SEC-04'] }, async () => {
    const phone = '77015557002';
    await server.signUp({ email: undefined, phone });
    ({ id } = await server.row('players', { phone }));
    await server.requestReset({ phone });
    const code = await server.digits(phone);
    const answer = await overtaken(() => server.reset({ phone, code, password: 'next-secret' }), end);
    expect([answer?.status, answer?.body.errors]).toEqual([422, { code: ['CODE_INVALID'] }]);
  });

  it('of an operator is later than what it waited for', { tags: ['API-66'] }, async () => {
    const page = `/sandbox/players/${id}`;
    await overtaken(
      () => createOperator(server).act(page, `${page}/status`, { status: 'gold' }),
      (trx) => setStatus(trx, id, 'silver', now()),
    );
    const messages = await server.notifications(tokens.access);
    const changes = messages.filter(({ sub_type }) => sub_type === 'player_status_change');
    expect(changes.map(({ created_at }) => created_at)).toEqual([now().toISOString(), now().toISOString()]);
  });

  it('of an operator changes no status that has been changed', { tags: ['API-66'] }, async () => {
    const page = `/sandbox/players/${id}`;
    const answer = await overtaken(
      () => createOperator(server).act(page, `${page}/status`, { status: 'gold' }),
      (trx) => setStatus(trx, id, 'gold', now()),
    );
    expect(answer?.problem).toBe('handled');
    const messages = await server.notifications(tokens.access);
    expect(messages.filter(({ sub_type }) => sub_type === 'player_status_change')).toHaveLength(1);
  });
});
