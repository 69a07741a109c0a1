import type { Connection } from '../../db/types.ts';

/** The region shut out for now, with the country to name in the refusal; null when every region is let in. */
export async function readBlockedRegion(db: Connection): Promise<{ readonly country: string | null } | null> {
  const row = await db
    .selectFrom('sandbox_state')
    .select(['is_region_blocked', 'blocked_country'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.is_region_blocked ? { country: row.blocked_country } : null;
}
