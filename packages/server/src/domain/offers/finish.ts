import type { OfferStatus } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockPlayer, post, readBalances } from '../ledger/index.ts';
import { refuse } from '../refusal.ts';
import { amountIn } from '../terms.ts';
import { startNextOffer } from './activate.ts';
import { findOffer, statusNow } from './offers.ts';
import type { OfferRow } from './offers.ts';
import { templateOf } from './templates.ts';

/** The bonus that is wagered now. */
export async function activeOffer(db: Connection, playerId: number): Promise<OfferRow | undefined> {
  return await db
    .selectFrom('offers')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Most bonus money that may become real when the wager is done; null: all of it. */
function mostKept(offer: OfferRow): number | null {
  const { cashOut } = templateOf(offer.template);
  if (cashOut.type === 'unlimited') return null;
  if (cashOut.type === 'money') return amountIn(cashOut.money, offer.currency);
  return Math.floor(((offer.amount ?? 0) * cashOut.percent) / 100);
}

/**
 * Ends the active bonus: `keep` turns bonus money into real money up to the cash-out bound, the rest goes back to
 * the house. `trx` holds the player's lock. The next waiting bonus starts.
 */
export async function endOffer(
  trx: Connection,
  offer: OfferRow,
  outcome: { readonly status: OfferStatus; readonly keep: boolean },
  now: Date,
): Promise<void> {
  const { bonus } = await readBalances(trx, offer.player_id, offer.currency);
  const bound = mostKept(offer);
  const kept = outcome.keep ? Math.min(bonus, bound ?? bonus) : 0;
  if (bonus > 0) {
    await post(trx, {
      key: `offer:${offer.id}:end`,
      kind: `bonus_${outcome.status}`,
      playerId: offer.player_id,
      currency: offer.currency,
      entries: [
        { player: 'bonus', amount: -bonus },
        { player: 'real', amount: kept },
        { house: 'house_bonus', amount: bonus - kept },
      ],
      at: now,
    });
  }
  await trx
    .updateTable('offers')
    .set({ status: outcome.status, can_cancel: false })
    .where('id', '=', offer.id)
    .execute();
  await startNextOffer(trx, offer.player_id, now);
}

/** Ends the active bonus of a player when its time is over. `trx` holds the player's lock. */
export async function expireActive(trx: Connection, playerId: number, now: Date): Promise<void> {
  const offer = await activeOffer(trx, playerId);
  if (offer?.expired_at != null && offer.expired_at <= now) {
    await endOffer(trx, offer, { status: 'expired', keep: false }, now);
  }
}

/** Ends every bonus whose time is over; run now and then. */
export async function expireOffers({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom('offers')
    .select('player_id')
    .where('status', '=', 'active')
    .where('expired_at', '<=', now)
    .execute();
  for (const { player_id } of due) {
    await db.transaction().execute(async (trx) => {
      await lockPlayer(trx, player_id);
      await expireActive(trx, player_id, now);
    });
  }
}

/** Cancels the active bonus: only when it may be cancelled and nothing is left to wager. */
export async function cancelOffer(trx: Connection, playerId: number, id: string, now: Date): Promise<void> {
  await lockPlayer(trx, playerId);
  const offer = await findOffer(trx, playerId, id);
  if (offer === undefined) return refuse(404, 'OFFER_NOT_FOUND');
  const left = (offer.wager_amount_max ?? 0) - offer.wager_amount;
  if (offer.status !== 'active' || !offer.can_cancel || left !== 0)
    return refuse(409, 'OFFER_NOT_CANCELABLE');
  await endOffer(trx, offer, { status: 'canceled', keep: false }, now);
}

/** Turns down an offer that was not taken up. */
export async function rejectOffer(trx: Connection, playerId: number, id: string, now: Date): Promise<void> {
  await lockPlayer(trx, playerId);
  const offer = await findOffer(trx, playerId, id);
  if (offer === undefined) return refuse(404, 'OFFER_NOT_FOUND');
  if (statusNow(offer, now) !== 'available') return refuse(409, 'OFFER_NOT_REJECTABLE');
  await trx.updateTable('offers').set({ status: 'rejected' }).where('id', '=', id).execute();
}
