import { sql } from 'kysely';
import type { Ports } from '../ports.ts';

/** Tables with one partition for each month of `created_at`. */
export const monthlyTables = ['rounds', 'ledger_transactions', 'ledger_entries', 'analytics'] as const;

const monthsAhead = 3;

/** Creates the partitions of this month and the next three; rows of months without one go to the default partition. */
export async function createPartitions({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const table of monthlyTables)
    for (let ahead = 0; ahead <= monthsAhead; ahead += 1)
      // A statement per partition, because locks last until it commits.
      await sql`select add_month(${table}, ${now}::timestamptz + make_interval(months => ${ahead}))`.execute(
        db,
      );
}
