import type { Ports } from '../../ports.ts';

const day = 24 * 60 * 60_000;
/** How long a visit and an event are stored, ms: the longest anything is read back. */
const keptFor = 90 * day;

/** Removes visits and events whose time is over: the logs grow with every page a visitor opens. */
export async function forgetOldLogs({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor);
  await db.deleteFrom('visits').where('created_at', '<', before).execute();
  await db.deleteFrom('analytics').where('created_at', '<', before).execute();
}
