/** A stake or a win split over the two kinds of money, minor units. */
export interface Split {
  readonly real: number;
  readonly bonus: number;
}

/** Real money is staked first, bonus money fills up; null when both together are too little. */
export function splitStake(bet: number, balances: Split): Split | null {
  const real = Math.min(bet, balances.real);
  const bonus = bet - real;
  return bonus > balances.bonus ? null : { real, bonus };
}

/**
 * A win goes back to the kinds of money in the proportion in which they were staked; what does not divide evenly
 * goes to real money, in the player's favour.
 */
export function splitWin(win: number, stake: Split): Split {
  const bet = stake.real + stake.bonus;
  // win × bonus may leave the safe integers before the division brings it back.
  const bonus = Number((BigInt(win) * BigInt(stake.bonus)) / BigInt(bet));
  return { real: win - bonus, bonus };
}

/** What a stake does for a wager. */
export interface Counted {
  readonly counted: number;
  readonly zeroReason: 'excluded_game' | 'over_max_bet' | null;
}

/**
 * How much of a stake counts: the game's share of it, nothing above the largest stake allowed, and never more than
 * is left. Real and bonus stakes count alike.
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
