import type { Connection } from '../../db/types.ts';
import { endOffer } from './finish.ts';
import { moveOffer } from './machine.ts';
import type { OfferRow } from './offers.ts';
import { templateOf } from './templates.ts';

/** A bonus that a withdrawal ends, with the forfeited amounts, minor units. */
export interface OfferToEnd {
  readonly id: string;
  readonly template: string;
  /** Remaining bonus money of the original bonus. */
  readonly bonus_amount: number;
  /** Winnings from the bonus. */
  readonly win_amount: number;
}

/** Deposit bonuses that are active or queued, the active one first. */
async function depositBonuses(db: Connection, playerId: number): Promise<OfferRow[]> {
  const rows = await db
    .selectFrom('offers')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('status', 'in', ['active', 'awaiting'])
    .where('transaction_id', 'is not', null)
    .orderBy('status')
    .orderBy('ordinal')
    .execute();
  return rows.filter(({ template }) => templateOf(template).spins === undefined);
}

/** Offers that a withdrawal would end now; `bonus` is the bonus balance. */
export async function offersEndedByWithdrawal(
  db: Connection,
  playerId: number,
  bonus: number,
): Promise<OfferToEnd[]> {
  const offers = await depositBonuses(db, playerId);
  return offers.map(({ id, template, status, amount }) => {
    const given = amount ?? 0;
    const money = status === 'active' ? bonus : given;
    const bonusAmount = Math.min(money, given);
    return { id, template, bonus_amount: bonusAmount, win_amount: money - bonusAmount };
  });
}

/** Ends deposit bonuses because of an accepted withdrawal. `trx` holds the player's lock. */
export async function endOffersByWithdrawal(trx: Connection, playerId: number, now: Date): Promise<void> {
  const offers = await depositBonuses(trx, playerId);
  // Queued ones first, because ending the active one would start the next.
  for (const offer of offers.filter(({ status }) => status === 'awaiting'))
    await moveOffer(trx, offer, 'withdraw', now, {
      can_cancel: false,
      released_amount: 0,
      removed_amount: 0,
    });
  for (const offer of offers.filter(({ status }) => status === 'active'))
    await endOffer(trx, offer, 'withdraw', now);
}
