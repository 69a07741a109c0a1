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

/** Effect of a stake on a wager. */
export interface Counted {
  readonly counted: number;
  readonly zeroReason: 'excluded_game' | 'over_max_bet' | null;
}

/**
 * Counted part of a stake: the game's percentage of it, at most the maximum stake, and at most the rest of
 * the wager. Real and bonus stakes count alike.
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
