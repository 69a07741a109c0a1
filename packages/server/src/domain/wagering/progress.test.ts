import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countStake, splitStake, splitWin } from './progress.ts';

const amount = fc.integer({ min: 0, max: 10_000_000_000 });
const bet = fc.integer({ min: 1, max: 10_000_000_000 });

describe('stakes and wins', () => {
  it('takes exactly the stake, real money first, and never more than there is', { tags: ['PAY-01'] }, () => {
    fc.assert(
      fc.property(bet, amount, amount, (stake, real, bonus) => {
        const split = splitStake(stake, { real, bonus });
        if (split === null) return real + bonus < stake;
        const isRealFirst = split.bonus === 0 || split.real === real;
        return split.real + split.bonus === stake && split.bonus <= bonus && isRealFirst;
      }),
    );
  });

  it('gives out exactly the win, with no more bonus money than staked', { tags: ['PAY-01'] }, () => {
    fc.assert(
      fc.property(bet, amount, amount, (stake, real, win) => {
        const split = splitStake(stake, { real, bonus: stake });
        if (split === null) return false;
        const paid = splitWin(win, split);
        const fair = (BigInt(win) * BigInt(split.bonus)) / BigInt(stake);
        return paid.real + paid.bonus === win && paid.real >= 0 && BigInt(paid.bonus) === fair;
      }),
    );
  });

  it('counts nothing in an excluded game or above the largest stake, and never more than is left', () => {
    expect(countStake(100, { contribution: 0, maxBet: 500, left: 900 })).toEqual({
      counted: 0,
      zeroReason: 'excluded_game',
    });
    expect(countStake(501, { contribution: 100, maxBet: 500, left: 900 })).toEqual({
      counted: 0,
      zeroReason: 'over_max_bet',
    });
    expect(countStake(500, { contribution: 50, maxBet: 500, left: 900 }).counted).toBe(250);
    expect(countStake(500, { contribution: 100, maxBet: 500, left: 300 }).counted).toBe(300);
  });

  it('counts no more than was left, and ends at the sum', { tags: ['WAG-16'] }, () => {
    const stake = fc.record({ bet, contribution: fc.constantFrom(0, 10, 50, 100) });
    fc.assert(
      fc.property(amount, bet, fc.array(stake, { maxLength: 30 }), (goal, maxBet, stakes) => {
        let total = 0;
        for (const { bet: staked, contribution } of stakes) {
          const left = goal - total;
          const { counted } = countStake(staked, { contribution, maxBet, left });
          if (counted < 0 || counted > left || counted > staked) return false;
          total += counted;
        }
        return total <= goal;
      }),
      { numRuns: process.env['LONG'] ? 10_000 : 1_000 },
    );
  });
});
