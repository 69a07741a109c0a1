import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from './index.ts';
import { refuseAcrossShards, tableAcrossShards } from './databases.ts';

describe('a statement', () => {
  it.each([
    ['select "told" from "rounds" where "player_id" = $1 and "created_at" > $2'],
    ['select e.amount from ledger_entries e join accounts a on a.id = e.account_id where e.player_id = $1'],
    [
      `select 1 from ledger_entries e join ledger_transactions t on t.player_id = e.player_id and t.id = $1
      where e.player_id = $2`,
    ],
    ['update "rounds" set "told" = $1 where "player_id" = $2 and "id" = $3'],
    ['insert into "rounds" ("id", "player_id") values ($1, $2)'],
    ['select * from "players" where "created_at" > $1'],
  ])('of one player stays in a shard: %s', (statement) => {
    expect(tableAcrossShards(statement)).toBeNull();
  });

  it.each([
    ['rounds', 'select "told" from "rounds" where "created_at" > $1'],
    ['rounds', 'select * from "rounds" as "r" where "session_id" = $1'],
    ['rounds', 'update "rounds" set "player_id" = $1 where "id" = $2'],
    ['rounds', 'insert into "rounds" ("id") select "player_id" from "players"'],
    ['analytics', 'delete from analytics where created_at < $1'],
    [
      'ledger_transactions',
      'select 1 from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where e.player_id = $1',
    ],
    ['rounds', 'select 1 from players join rounds on rounds.player_id = players.id where players.id = $1'],
    [
      'rounds',
      'select from game_sessions s where exists (select from rounds where rounds.player_id = s.player_id)',
    ],
  ])('that does not limit %s to one player crosses shards: %s', (table, statement) => {
    expect(tableAcrossShards(statement)).toBe(table);
  });
});

describe('the database of a test', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it('refuses a statement across shards of the server, not of a report or a test', async () => {
    const refused: string[] = [];
    let caller: string | null = 'readRounds';
    const db = opened.db.withPlugin(refuseAcrossShards(refused, () => caller));
    const read = () => db.selectFrom('rounds').select('id').execute();
    await expect(
      db.transaction().execute((trx) => trx.selectFrom('rounds').select('id').execute()),
    ).rejects.toThrow('readRounds does not limit rounds to one player');
    await expect(read()).rejects.toThrow('one player');
    expect(refused).toHaveLength(2);
    caller = 'raiseStatuses';
    expect(await read()).toEqual([]);
    caller = null;
    expect(await read()).toEqual([]);
  });
});
