import type { Ports } from '../../ports.ts';

const day = 24 * 60 * 60_000;
/** How long visits and events are stored, ms: the longest period of any report. */
const keptFor = 90 * day;

/** Deletes old visits and events. */
export async function forgetOldLogs({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor);
  await db.deleteFrom('visits').where('created_at', '<', before).execute();
  await db.deleteFrom('analytics').where('created_at', '<', before).execute();
}
