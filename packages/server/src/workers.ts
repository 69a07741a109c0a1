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
import { deleteOldData } from './retention.ts';
import { forgetOldEvents } from './events/stream.ts';
import { forgetOldConversations } from './sandbox/chat/index.ts';
import { followTime } from './sandbox/state.ts';

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
      // Cashback before `lowerStatuses`, which runs on the first of a month: cashback is paid by the status at the
      // time of the losses.
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
