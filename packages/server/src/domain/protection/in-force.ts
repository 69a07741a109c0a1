import { sql, type SqlBool } from 'kysely';

type Kind = 'break' | 'self_exclusion';

interface RestrictionColumns {
  readonly restriction_kind: Kind | null;
  readonly restriction_until: Date | null;
}

/** Whether a player is on a break or self-excluded now; a restriction without an end is permanent. */
export function isInForce<Row extends RestrictionColumns>(
  row: Row,
  now: Date,
): row is Row & { readonly restriction_kind: Kind } {
  return row.restriction_kind !== null && (row.restriction_until === null || row.restriction_until > now);
}

/** SQL condition of `isInForce` for rows of the table `players`. */
export const restrictionInForce = (now: Date) =>
  sql<SqlBool>`(players.restriction_kind is not null
    and (players.restriction_until is null or players.restriction_until > ${now}))`;
