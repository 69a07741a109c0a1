import type { Connection } from '../../db/types.ts';

/** The type of document that proves who the player is. */
export const identityType = 'Passport';

/** Whether the accepted pictures show the identity document on both sides, or the whole of it (KYC-03). */
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
