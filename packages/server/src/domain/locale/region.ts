import type { Connection } from '../../db/types.ts';

/** The currently blocked region, with the country for the error; null if none is blocked. */
export async function readBlockedRegion(db: Connection): Promise<{ readonly country: string | null } | null> {
  const row = await db
    .selectFrom('sandbox_state')
    .select(['is_region_blocked', 'blocked_country'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.is_region_blocked ? { country: row.blocked_country } : null;
}
