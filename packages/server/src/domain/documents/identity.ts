import type { Connection } from '../../db/types.ts';

/** The type of the identity document. */
export const identityType = 'Passport';

/** Whether the accepted pictures show both sides of the identity document, or all of it (KYC-03). */
export async function hasProvenIdentity(trx: Connection, playerId: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('documents')
    .select('side')
    .distinct()
    .where('player_id', '=', playerId)
    .where('document_type', '=', identityType)
    .where('status', '=', 'approved')
    .execute();
  const sides = new Set(rows.map(({ side }) => side));
  return sides.has(null) || (sides.has('front') && sides.has('back'));
}
