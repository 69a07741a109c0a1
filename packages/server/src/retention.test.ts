import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteOldData } from './retention.ts';
import { createTestServer, testServer } from './testing/index.ts';

const day = 24 * 3_600_000;

describe('stored data', { tags: ['SEC-18'] }, () => {
  const server = testServer();

  const count = async (table: string, { deps } = server) => {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)}`.execute(deps.db);
    return rows[0]?.rows;
  };

  it('is deleted after the days of its setting, in batches, and not before', async () => {
    const tokens = await server.signUp();
    await server.send('sendPhoneCode', tokens.access, {
      phone: '77015550101',
      current_password: 'secret-word',
    });
    await server.send('changePassword', tokens.access, {
      old_password: 'secret-word',
      new_password: 'another-word',
    });
    const demo = await server.launch(tokens.access, 'demo');
    await server.post(`/sandbox/rounds/${demo}`, { key: randomUUID(), bet: 1_000 });
    await server.deposit(tokens.access);
    const real = await server.launch(tokens.access);
    // More rows than fit in two batches.
    await sql`insert into outbox (channel, recipient, purpose, language, subject, body, link, created_at)
      select 'email', 'a@example.com', 'x', 'ru', '', '', null, ${server.clock.now()} from generate_series(1, 1200)`.execute(
      server.deps.db,
    );
    const tables = [
      'outbox',
      'sessions',
      'refresh_tokens',
      'one_time_codes',
      'phone_codes',
      'undo_links',
      'game_sessions',
      'idempotency',
    ];
    const stored = async () =>
      await Promise.all(tables.map(async (table) => [table, (await count(table)) ?? 0]));
    const before = await stored();
    expect(before.filter(([, rows]) => rows === 0)).toEqual([]);
    server.clock.pass(day);
    await deleteOldData(server.deps);
    expect(await stored()).toEqual(before);
    const { retention } = server.deps.config;
    // The retention of a session starts when the session ends, 30 days after its start.
    server.clock.pass((retention.sessions + 400) * day);
    await deleteOldData(server.deps);
    expect(await stored()).toEqual(tables.map((table) => [table, 0]));
    expect(real).toMatch(/^ses_/);
    // Financial records and the player remain.
    expect([await count('payments'), await count('players')]).toEqual([1, 1]);
  });

  it('has no keys of rounds whose session is long over, and every round for money', async () => {
    const own = await createTestServer();
    const { access } = await own.signUp();
    await own.deposit(access);
    const session = await own.launch(access);
    const round = { session, round_key: randomUUID(), bet: 1_000 };
    const { status, body } = await own.post('/sandbox/rounds', round);
    const again = () => own.post('/sandbox/rounds', round);
    const { gameSessions } = own.deps.config.retention;
    own.clock.pass(gameSessions * day);
    await deleteOldData(own.deps);
    expect(await again()).toMatchObject({ status, body });
    own.clock.pass(day);
    await deleteOldData(own.deps);
    expect([
      await count('round_keys', own),
      await count('rounds', own),
      await count('game_sessions', own),
    ]).toEqual([0, 1, 1]);
    expect((await again()).status).toBe(409);
    expect(await count('rounds', own)).toBe(1);
    await own.close();
  });

  it('is deleted from the other tables if one table fails', async () => {
    const own = await createTestServer();
    await own.signUp();
    const { db } = own.deps;
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not today'; end $$`.execute(db);
    await sql`create trigger refuse before delete on outbox for each row execute function refuse()`.execute(
      db,
    );
    await sql`insert into outbox (channel, recipient, purpose, language, subject, body, link, created_at)
      values ('email', 'a@example.com', 'x', 'ru', '', '', null, ${own.clock.now()})`.execute(db);
    const stored = async () => [
      (await count('outbox', own)) !== 0,
      (await count('refresh_tokens', own)) !== 0,
      (await count('idempotency', own)) !== 0,
    ];
    expect(await stored()).toEqual([true, true, true]);
    own.clock.pass((own.deps.config.retention.sessions + 400) * day);
    await expect(deleteOldData(own.deps)).rejects.toThrow('1 of');
    expect(await stored()).toEqual([true, false, false]);
    await sql`drop function refuse cascade`.execute(db);
    await deleteOldData(own.deps);
    expect(await stored()).toEqual([false, false, false]);
    await own.close();
  });

  it('has no row of a guest who was refused', async () => {
    const before = await count('idempotency');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.post('/api/signup', server.signUpBody({ email: 'no address' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(await count('idempotency')).toBe(before);
  });
});
