import { sql, type RawBuilder } from 'kysely';
import type { Retention } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { processEach } from './queues.ts';

/** Rows per statement; few, so that no request waits long for a deletion. */
const batch = 500;
const day = 24 * 3_600_000;

/**
 * Retention rules: the key of `Retention`, the table, and the condition for rows to delete, where `$1` is now minus
 * the days of the key; without a key `$1` is now.
 */
const rules: readonly (readonly [keyof Retention | null, string, string])[] = [
  [null, 'attempts', 'expires_at < $1'],
  [null, 'document_uploads', 'expires_at <= $1'],
  // Undo links contain former password hashes and contacts.
  [null, 'undo_links', 'expires_at <= $1'],
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
  ['gameSessions', 'demo_rounds', 'session_id in (select id from game_sessions where expires_at < $1)'],
  // No round can use an expired session. Check real time too, because the sandbox may set its clock back.
  [
    'gameSessions',
    'round_keys',
    `round_at < $1 and not exists (select from game_sessions
      where id = session_id and expires_at >= least($1, now() - interval '1 day'))`,
  ],
  // Sessions of real-money rounds remain: these financial records reference them.
  [
    'gameSessions',
    'game_sessions',
    `expires_at < $1 and not exists (select from demo_rounds where session_id = game_sessions.id)
      and not exists (select from rounds where rounds.session_id = game_sessions.id
        and rounds.player_id = game_sessions.player_id)`,
  ],
  ['answers', 'idempotency', 'created_at < $1'],
  ['answers', 'payment_faults', 'created_at < $1'],
];

/** Deletes the rows of a table for which a condition is true, in small batches. */
async function deleteRows(db: Dependencies['db'], table: string, condition: RawBuilder<unknown>) {
  const name = sql.table(table);
  let deleted: bigint | undefined;
  do {
    ({ numAffectedRows: deleted } = await sql`
      delete from ${name} where ctid in (select ctid from ${name} where ${condition} limit ${sql.lit(batch)})
    `.execute(db));
  } while (Number(deleted ?? 0) === batch);
}

/** Deletes data whose retention has ended; run periodically. */
export async function deleteOldData({
  db,
  clock,
  config,
}: Pick<Dependencies, 'db' | 'clock' | 'config'>): Promise<void> {
  await processEach(rules, async ([setting, table, condition]) => {
    const before = new Date(clock.now().getTime() - (setting === null ? 0 : config.retention[setting] * day));
    const [start = '', ...rest] = condition.split('$1');
    const isOver = rest.reduce((query, part) => sql`${query}${before}${sql.raw(part)}`, sql.raw(start));
    await deleteRows(db, table, isOver);
  });
}
