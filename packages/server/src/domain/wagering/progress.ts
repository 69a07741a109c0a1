import type { Connection } from '../../db/types.ts';
import { endOffer } from '../offers/finish.ts';
import { activeOffer, offersOf } from '../offers/offers.ts';
import { templateOf } from '../offers/templates.ts';
import { readBalances } from '../ledger/post.ts';
import { amountIn, type Currency } from '../locale/locale.ts';

/** A stake or win split into real and bonus money, minor units. */
export interface Split {
  readonly real: number;
  readonly bonus: number;
}

/** Uses real money first, then bonus money; null if both together are insufficient. */
export function splitStake(bet: number, balances: Split): Split | null {
  const real = Math.min(bet, balances.real);
  const bonus = bet - real;
  return bonus > balances.bonus ? null : { real, bonus };
}

/**
 * A win returns to real and bonus money in the proportion of the stake; the remainder goes to real money, in
 * the player's favour.
 */
export function splitWin(win: number, stake: Split): Split {
  const bet = stake.real + stake.bonus;
  // win × bonus may exceed the safe integers before the division.
  const bonus = Number((BigInt(win) * BigInt(stake.bonus)) / BigInt(bet));
  return { real: win - bonus, bonus };
}

/** What counts of a stake, minor units, or why nothing does. */
interface Counted {
  readonly counted: number;
  readonly zeroReason: 'excluded_game' | 'over_max_bet' | null;
}

/**
 * Counted part of a stake: the game's percentage of the stake, limited to what is left of the wager; nothing above
 * the maximum stake. Real and bonus stakes count alike.
 */
export function countStake(
  bet: number,
  rules: { readonly contribution: number; readonly maxBet: number; readonly left: number },
): Counted {
  if (rules.contribution <= 0) return { counted: 0, zeroReason: 'excluded_game' };
  if (bet > rules.maxBet) return { counted: 0, zeroReason: 'over_max_bet' };
  const share = Math.floor((bet * rules.contribution) / 100);
  return { counted: Math.min(share, rules.left), zeroReason: null };
}

interface PlayedRound {
  readonly id: string;
  readonly playerId: number;
  readonly bet: number;
  readonly game: { readonly slug: string; readonly name: string; readonly contribution: number };
}

/** A round's entry in the wagering ledger of a bonus, without the counted amount. */
const entryOf = ({ id, playerId, bet, game }: PlayedRound, offerId: string, now: Date) => ({
  player_id: playerId,
  offer_id: offerId,
  round_id: id,
  game_slug: game.slug,
  game_name: game.name,
  bet,
  contribution: game.contribution,
  created_at: now,
});

/**
 * Adds a round to the wagering ledgers of queued bonuses, for which it does not count, with the reason (WAG-14).
 * Call it after adding the entry of the active bonus, which must be the first one.
 */
async function writePaused(trx: Connection, round: PlayedRound, currency: Currency, now: Date) {
  const waiting = await offersOf(trx, round.playerId, 'awaiting').where('amount', 'is not', null).execute();
  if (waiting.length === 0) return;
  const { bet, game } = round;
  const entries = waiting.map(({ id, template }) => {
    const maxBet = amountIn(templateOf(template).maxBet, currency);
    const { zeroReason } = countStake(bet, { contribution: game.contribution, maxBet, left: bet });
    return {
      ...entryOf(round, id, now),
      counted: 0,
      total: 0,
      zero_reason: zeroReason ?? ('paused' as const),
    };
  });
  await trx.insertInto('wager_entries').values(entries).execute();
}

/**
 * Counts a real-money round for the active bonus. A complete wager turns bonus money into real money; a bonus
 * without money left ends. `trx` holds the player's lock.
 */
export async function countRound(trx: Connection, round: PlayedRound, now: Date): Promise<void> {
  const offer = await activeOffer(trx, round.playerId);
  if (offer === undefined) return;
  const template = templateOf(offer.template);
  const goal = offer.wager_amount_max ?? 0;
  const { counted, zeroReason } = countStake(round.bet, {
    contribution: round.game.contribution,
    maxBet: amountIn(template.maxBet, offer.currency),
    left: Math.max(0, goal - offer.wager_amount),
  });
  const total = offer.wager_amount + counted;
  await trx
    .insertInto('wager_entries')
    .values({ ...entryOf(round, offer.id, now), counted, total, zero_reason: zeroReason })
    .execute();
  await writePaused(trx, round, offer.currency, now);
  await trx.updateTable('offers').set({ wager_amount: total }).where('id', '=', offer.id).execute();
  if (total >= goal) {
    await endOffer(trx, offer, 'finish', now);
    return;
  }
  const { bonus } = await readBalances(trx, round.playerId, offer.currency);
  if (bonus === 0) await endOffer(trx, offer, 'waste', now);
}
