import { sql } from 'kysely';
import type { Retention } from './config.ts';
import type { Dependencies } from './dependencies.ts';

/** Rows per statement: few, so that no request waits for a long deletion. */
const batch = 500;
const day = 24 * 3_600_000;

/** Retention rules: the setting, the table, and the condition for rows that have expired at `$1`. */
const rules: readonly (readonly [keyof Retention, string, string])[] = [
  ['outbox', 'outbox', 'created_at < $1'],
  [
    'refreshTokens',
    'refresh_tokens',
    'session_id in (select id from sessions where least(revoked_at, expires_at) < $1)',
  ],
  [
    'sessions',
    'sessions',
    `least(revoked_at, expires_at) < $1
      and not exists (select from refresh_tokens where session_id = sessions.id)`,
  ],
  ['oneTimeCodes', 'one_time_codes', 'expires_at < $1'],
  ['phoneCodes', 'phone_codes', 'expires_at < $1'],
  ['socialTokens', 'social_tokens', 'expires_at < $1'],
  [
    'gameSessions',
    'rounds',
    `mode = 'demo' and session_id in (select id from game_sessions where expires_at < $1)`,
  ],
  // Real-money rounds are financial records and reference their session.
  [
    'gameSessions',
    'game_sessions',
    'expires_at < $1 and not exists (select from rounds where rounds.session_id = game_sessions.id)',
  ],
  ['answers', 'idempotency', 'created_at < $1'],
  ['answers', 'payment_faults', 'created_at < $1'],
];

/** Deletes data after its retention, in small batches; run periodically. */
export async function deleteOldData({
  db,
  clock,
  config,
}: Pick<Dependencies, 'db' | 'clock' | 'config'>): Promise<void> {
  for (const [setting, table, condition] of rules) {
    const before = new Date(clock.now().getTime() - config.retention[setting] * day);
    const [start = '', ...rest] = condition.split('$1');
    const isOver = rest.reduce((query, part) => sql`${query}${before}${sql.raw(part)}`, sql.raw(start));
    let deleted: bigint | undefined;
    do {
      const name = sql.table(table);
      ({ numAffectedRows: deleted } = await sql`
        delete from ${name} where ctid in (select ctid from ${name} where ${isOver} limit ${sql.lit(batch)})
      `.execute(db));
    } while (Number(deleted ?? 0) === batch);
  }
}
