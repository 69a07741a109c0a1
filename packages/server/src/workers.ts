import type { Dependencies } from './dependencies.ts';
import { expireOffers } from './domain/offers/index.ts';
import { settleDue } from './domain/payments/index.ts';
import { forgetOldAnswers } from './http/idempotency.ts';

/** How often due things are looked for, ms. */
const every = 1_000;
const hourly = 3_600;

/** Lets things take effect whose time has come: slow payments, ended bonuses. Returns the stop, which waits. */
export function startWorkers(deps: Dependencies): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let turns = 0;
  const turn = async () => {
    const jobs = [settleDue, expireOffers, ...(turns % hourly === 0 ? [forgetOldAnswers] : [])];
    turns += 1;
    for (const job of jobs) {
      try {
        await job(deps);
      } catch (error) {
        deps.log.error({ err: error, job: job.name }, 'a background job failed');
      }
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
