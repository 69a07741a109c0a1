import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import type { OpenDatabase } from './open.ts';

describe('a growing table', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it.each([
    [
      'the recent games of a player',
      'select game_slug, max(created_at) from game_sessions where player_id = 1 group by game_slug',
    ],
    ['the uses of a promo code', `select count(*) from offers where promo_code = 'ONE'`],
    ['the push subscriptions of a session', `delete from push_subscriptions where session_id = 'one'`],
  ])('is not read completely for %s', async (_, statement) => {
    const plan = await opened.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`explain ${sql.raw(statement)}`.execute(trx);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
    expect(plan).not.toContain('Seq Scan');
  });
});
