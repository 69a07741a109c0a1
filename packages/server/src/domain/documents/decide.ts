import { hasRow } from '../../db/rows.ts';
import type { Connection } from '../../db/types.ts';
import type { Clock, Ports } from '../../ports.ts';
import { lockPlayer } from '../ledger/post.ts';
import { achieve, notify } from '../notifications/notifications.ts';
import { type DeclineCode, hasProvenIdentity, identityType } from './needed.ts';
import type { DocumentRow } from './documents.ts';

/** Time after which a new document is shown as being checked, ms. */
const takenUpAfter = 30_000;

export type Verdict =
  | { readonly status: 'approved' }
  | { readonly status: 'declined'; readonly code: DeclineCode };

/**
 * Decides about a document once and notifies the player. Once the identity document is accepted, as a whole or with
 * both sides, the player is verified. False for a document that is unknown or already decided.
 */
export async function decideDocument(
  trx: Connection,
  id: number,
  verdict: Verdict,
  clock: Clock,
): Promise<boolean> {
  const found = await trx.selectFrom('documents').select('player_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return false;
  await lockPlayer(trx, found.player_id);
  const now = clock.now();
  const row = await trx
    .updateTable('documents')
    .set({
      status: verdict.status,
      decline_code: verdict.status === 'declined' ? verdict.code : null,
      decided_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', 'in', ['process', 'processing'])
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  const isVerified =
    verdict.status === 'approved' &&
    row.document_type === identityType &&
    (await hasProvenIdentity(trx, row.player_id)) &&
    (await verify(trx, row.player_id, now));
  await notify(
    trx,
    row.player_id,
    `document_${verdict.status}`,
    verdict.status === 'declined' ? { reason: verdict.code } : {},
    now,
  );
  if (isVerified) await achieve(trx, row.player_id, 'verified', {}, now);
  return true;
}

/** Marks a player as verified; false if already verified. */
const verify = (trx: Connection, playerId: number, now: Date): Promise<boolean> =>
  hasRow(
    trx
      .updateTable('players')
      .set({ is_doc_verified: true, verify_at: now })
      .where('id', '=', playerId)
      .where('is_doc_verified', '=', false)
      .returning('id'),
  );

/** Marks documents as being checked after a short time; run periodically. */
export async function takeUpDocuments({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('documents')
    .set({ status: 'processing', updated_at: now })
    .where('status', '=', 'process')
    .where('created_at', '<=', new Date(now.getTime() - takenUpAfter))
    .execute();
}

/** Documents for the operator, newest first, at most 200; optionally only of one player or only pending ones. */
export async function documentsToCheck(
  db: Connection,
  filter: { readonly playerId?: number; readonly onlyWaiting?: boolean } = {},
): Promise<DocumentRow[]> {
  let query = db.selectFrom('documents').selectAll().orderBy('id', 'desc').limit(200);
  if (filter.playerId !== undefined) query = query.where('player_id', '=', filter.playerId);
  if (filter.onlyWaiting === true) query = query.where('status', 'in', ['process', 'processing']);
  return await query.execute();
}
