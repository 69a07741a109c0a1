import type { Connection } from '../../db/types.ts';
import { amountIn, type Currency } from '../locale/locale.ts';
import { notify } from '../notifications/notifications.ts';
import { activateGift } from './activate.ts';
import { endNotice } from './end-notices.ts';
import { moveOffer, type OfferEvent } from './machine.ts';
import { grantOnce, type OfferRow } from './offers.ts';
import { isTemplateCode, templateOf } from './templates.ts';

/** The oldest gift spins for this game and exactly this stake. */
export async function giftSpinsFor(
  trx: Connection,
  round: {
    readonly playerId: number;
    readonly currency: Currency;
    readonly game: string;
    readonly bet: number;
  },
): Promise<OfferRow | undefined> {
  const offers = await trx
    .selectFrom('offers')
    .selectAll()
    .where('player_id', '=', round.playerId)
    .where('currency', '=', round.currency)
    .where('status', '=', 'started')
    .orderBy('activated_at')
    .orderBy('ordinal')
    .execute();
  return offers.find((offer) => {
    const { spins } = templateOf(offer.template);
    return spins?.game.slug === round.game && amountIn(spins.bet, offer.currency) === round.bet;
  });
}

/** Counts one spin and its win; ends the spins after the last one. `trx` holds the player's lock. */
export async function countGiftSpin(trx: Connection, offer: OfferRow, win: number, now: Date): Promise<void> {
  const played = {
    played_spins: offer.played_spins + 1,
    spins_won: offer.spins_won + win,
  };
  await trx.updateTable('offers').set(played).where('id', '=', offer.id).execute();
  if (played.played_spins < (offer.spins_count ?? 0)) return;
  await endSpins(trx, { ...offer, ...played }, played.spins_won > 0 ? 'finish' : 'waste', now);
}

/** Ends gift spins: their winnings become a queued bonus of their own. `trx` holds the player's lock. */
export async function endSpins(
  trx: Connection,
  offer: OfferRow,
  ending: Extract<OfferEvent, 'finish' | 'waste' | 'expire'>,
  now: Date,
): Promise<void> {
  await moveOffer(trx, offer, ending, now, { can_cancel: false });
  if (ending === 'expire') await notify(trx, endNotice(offer, 'after'), now);
  const { spins } = templateOf(offer.template);
  if (offer.spins_won === 0 || spins === undefined) return;
  if (!isTemplateCode(spins.winTemplate)) throw new Error(`There is no bonus template ${spins.winTemplate}`);
  const grant = {
    playerId: offer.player_id,
    currency: offer.currency,
    template: spins.winTemplate,
    amount: offer.spins_won,
    parentId: offer.id,
  };
  const won = await grantOnce(trx, `spins:${offer.id}`, grant, now);
  if (won !== null) await activateGift(trx, offer.player_id, won, now);
}
