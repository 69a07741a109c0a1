import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { post } from '../domain/ledger/post.ts';
import { forgetOldLogs } from '../domain/monitoring/monitoring.ts';
import { testServer } from '../testing/index.ts';
import { createPartitions, monthlyTables } from './partitions.ts';

const day = 24 * 3_600_000;

describe('tables that grow', () => {
  const server = testServer();
  let token: string;
  let player: number;
  beforeAll(async () => {
    // Another test may have removed the partitions.
    await createPartitions(server.deps);
    await server.signUp();
    ({ access: token } = await server.signUp());
    player = await server.idOf(token);
    await server.deposit(token);
  });

  const all = async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(server.deps.db)).rows;
  const play = async () => {
    const sessionId = await server.launch(token);
    return await server.play(sessionId, 1_000, () => 0);
  };
  const partitionOf = async (round: string) => {
    const rows = await all<{ part: string }>(
      `select tableoid::regclass::text as part from rounds where id = '${round}'`,
    );
    return rows.map(({ part }) => part);
  };

  it('have a partition for each month, and a primary key that begins with the player', async () => {
    const rows = await all<{ name: string; by: string; key: string }>(`
      select relname as name, pg_get_partkeydef(pg_class.oid) as by, pg_get_constraintdef(pg_constraint.oid) as key
      from pg_class join pg_constraint on conrelid = pg_class.oid and contype = 'p'
      where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1`);
    const key = 'PRIMARY KEY (player_id, created_at, id)';
    expect(rows).toEqual([...monthlyTables].sort().map((name) => ({ name, by: 'RANGE (created_at)', key })));
  });

  it('take rows of any time', async () => {
    expect(await partitionOf((await play()).round_id)).toEqual(['rounds_2026_01']);
    const rows = await all<{ part: string }>(`
      insert into analytics (event_name, visitor_uid, player_id, record, created_at)
      select 'x', '', 0, '{}', at::timestamptz from unnest(array['1999-12-31', '2026-02-28', '2950-01-01']) at
      returning tableoid::regclass::text as part`);
    expect(rows.map(({ part }) => part)).toEqual([
      'analytics_default',
      'analytics_2026_02',
      'analytics_default',
    ]);
  });

  it('get the partitions of coming months, apart from a month that has rows already', async () => {
    const { db } = server.deps;
    const parts = async () => {
      const rows = await all<{ name: string }>(`select inhrelid::regclass::text as name from pg_inherits
        where inhparent = 'analytics'::regclass and inhrelid::regclass::text like '%2950%' order by 1`);
      return rows.map(({ name }) => name);
    };
    await createPartitions({ db, clock: { now: () => new Date('2949-11-30T23:00:00Z') } });
    await createPartitions({ db, clock: { now: () => new Date('2949-12-31T23:00:00Z') } });
    // January has a row in the default partition, so it gets none of its own.
    expect(await parts()).toEqual(['analytics_2950_02', 'analytics_2950_03']);
    await forgetOldLogs({ db, clock: { now: () => new Date('2950-06-15T00:00:00Z') } });
    expect(await parts()).toEqual(['analytics_2950_03']);
    expect(await all('select from analytics')).toEqual([]);
  });

  it('refuse a second round of a key, in any month', async () => {
    const { round_id: first } = await play();
    const other = player - 1;
    const copy = (id: string, changes: string) =>
      all(`insert into rounds select (jsonb_populate_record(r, '{"id": "${id}", ${changes}}')).*
        from rounds r where id = '${first}'`);
    await expect(copy('copy', '"created_at": "2025-06-01T00:00:00Z"')).rejects.toThrow(/round_keys_pkey/);
    await expect(copy('copy', '"created_at": "2026-06-01T00:00:00Z"')).rejects.toThrow(/open session/);
    await expect(copy('copy', `"player_id": ${other}, "round_key": "another"`)).rejects.toThrow(
      /open session/,
    );
    await expect(all(`update rounds set round_key = 'another' where id = '${first}'`)).rejects.toThrow(
      /keeps its key/,
    );
  });

  it('refuse a second posting of an event or a round, in any month', async () => {
    const { round_id: round } = await play();
    const at = server.clock.now();
    const write = (key: string, roundId: string | undefined, time: Date, kind = 'stake') =>
      server.write((trx) =>
        post(trx, {
          key,
          kind,
          ...(roundId === undefined ? {} : { roundId }),
          playerId: player,
          currency: 'KZT',
          entries: { real: -10, house_games: 10 },
          at: time,
        }),
      );
    const later = new Date(at.getTime() + 40 * day);
    await expect(write(`round:${round}:stake`, round, at)).rejects.toThrow(/duplicate key/);
    await expect(write(`round:${round}:stake`, round, later)).rejects.toThrow(/foreign key/);
    await expect(write(`round:${round}:stake`, undefined, later)).rejects.toThrow(/round_key/);
    await expect(write('another', round, at)).rejects.toThrow(/round_key/);
    await write('event', undefined, at);
    await expect(write('event', undefined, later)).rejects.toThrow(/ledger_keys_pkey/);
  });

  it('refuse to change or delete entries, in their partitions too', async () => {
    const tables = await all<{ name: string }>(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relname like 'ledger%' and relkind in ('r', 'p')`);
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables)
      for (const change of [`delete from ${name}`, `truncate ${name} cascade`])
        await expect(all(change)).rejects.toThrow(/append-only/);
  });

  it('keep entries with the player of their account', async () => {
    const write = all(`with booked as (
        insert into ledger_transactions (player_id, key, kind, created_at)
        values (${player - 1}, 'foreign', 'test', '2026-01-12') returning *
      )
      insert into ledger_entries (transaction_id, player_id, created_at, account_id, amount)
      select booked.id, booked.player_id, booked.created_at, account.id, amount
      from booked, accounts account, unnest(array[1, -1]) amount
      where account.player_id = ${player} and account.kind = 'real'`);
    await expect(write).rejects.toThrow(/for its player/);
  });
});
