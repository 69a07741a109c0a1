import type { Dependencies } from './dependencies.ts';
import { deleteUnusedFiles } from './domain/documents/documents.ts';
import { takeUpDocuments } from './domain/documents/decide.ts';
import { forgetOldClientErrors, forgetOldLogs } from './domain/monitoring/monitoring.ts';
import { forgetOldNotifications } from './domain/notifications/notifications.ts';
import { expireOffers } from './domain/offers/finish.ts';
import { notifyOfEndings } from './domain/offers/end-notices.ts';
import { payCashback } from './domain/offers/cashback.ts';
import { settleDue } from './domain/payments/settle.ts';
import { sendPushMessages } from './domain/push/send.ts';
import { announceStarts, settleTournaments } from './domain/tournaments/lifecycle.ts';
import { openTournaments } from './domain/tournaments/editions.ts';
import { lowerStatuses, raiseStatuses } from './domain/vip/status.ts';
import { runOnDuty } from './db/coordination.ts';
import { createPartitions } from './db/partitions.ts';
import { processEach } from './queues.ts';
import { forgetOldEvents } from './events/stream.ts';
import { forgetOldConversations } from './sandbox/chat/index.ts';
import { followTime } from './sandbox/state.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Retention } from './config.ts';

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

/** Pause between two runs of the due jobs, ms. */
const every = 1_000;
/** VIP statuses are raised at this interval, ms. */
const halfMinute = 30_000;
const minute = 60_000;
const hour = 3_600_000;

/** Returns a function that is true on the first call in each interval; skipped intervals count once. */
function newSpan(length: number): (now: Date) => boolean {
  let last: number | undefined;
  return (now) => {
    const before = last;
    last = Math.floor(now.getTime() / length);
    return last !== before;
  };
}

/**
 * Runs background jobs such as slow payments and expired bonuses. Returns a function that starts no more jobs and
 * waits for the running one.
 */
export function startWorkers(deps: Dependencies): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const [isHalfMinute, isMinute, isHour] = [newSpan(halfMinute), newSpan(minute), newSpan(hour)];
  const run = async (job: (deps: Dependencies) => Promise<unknown>) => {
    try {
      await job(deps);
    } catch (error) {
      deps.log.error({ err: error, job: job.name }, 'a background job failed');
    }
  };
  const work = async () => {
    // Read the time first, because it determines which jobs are due.
    if (deps.config.sandbox) await run(followTime);
    const now = deps.clock.now();
    const jobs: ((deps: Dependencies) => Promise<unknown>)[] = [
      settleDue,
      expireOffers,
      takeUpDocuments,
      announceStarts,
      settleTournaments,
      sendPushMessages,
      ...(isHalfMinute(now) ? [raiseStatuses] : []),
      // Cashback first: both run on the first of a month, and cashback is paid by the status at the time of
      // the losses.
      ...(isMinute(now)
        ? [payCashback, lowerStatuses, openTournaments, notifyOfEndings, deleteUnusedFiles]
        : []),
      ...(isHour(now)
        ? [
            createPartitions,
            forgetOldClientErrors,
            forgetOldConversations,
            forgetOldEvents,
            forgetOldLogs,
            forgetOldNotifications,
            deleteOldData,
          ]
        : []),
    ];
    for (const job of jobs) {
      // After a stop, another process runs the remaining jobs, hourly ones within an hour.
      if (isStopped) return;
      await run(job);
    }
  };
  // Jobs may run on several servers in parallel; running them on one avoids waiting for locks.
  const turn = async () => {
    try {
      await (deps.instance === null ? work() : runOnDuty(deps.db, 'jobs', work));
    } catch (error) {
      deps.log.error({ err: error }, 'the background jobs could not run');
    }
  };
  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn().finally(next);
    }, every);
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
