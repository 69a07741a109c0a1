import { expect, it, describe } from 'vitest';
import { readPromoCode, isOver, verdictOf } from './promo-code.ts';
import { promoCheck } from '@tulpar/api/samples';
import { activationsLeft, promoAmount, promoWindow } from './month-bonus.ts';

it('reads a code in capitals, without spaces, within its length', { tags: ['PROMO-19'] }, () => {
  for (const text of ['spin 15', 'SPIN15', 'spın15', 'SPİN15']) expect(readPromoCode(text)).toBe('SPIN15');
  expect(readPromoCode('ab')).toBeNull();
  expect(readPromoCode('A'.repeat(10_000))).toBeNull();
});

const player = { isNew: false, isRestricted: false };
const refused = (reason: string, more: object = {}) =>
  verdictOf({ ...promoCheck, can_use: false, reason, ...more }, player);

describe('what a check of a code came to', () => {
  it('a code that works comes with a deposit, the first one, or alone', { tags: ['PROMO-20'] }, () => {
    const withDeposit = { ...promoCheck, needs_deposit: true };
    expect(verdictOf(withDeposit, player)).toBe('deposit');
    expect(verdictOf(withDeposit, { ...player, isNew: true })).toBe('depositFirst');
    expect(verdictOf({ ...promoCheck, needs_deposit: false }, { ...player, isNew: true })).toBe('plain');
    // Older servers do not send `needs_deposit`; fall back to the minimum deposit.
    expect(verdictOf(promoCheck, player)).toBe('deposit');
  });

  it('every reason has a verdict, an unknown one the common one', { tags: ['PROMO-20'] }, () => {
    expect(
      [
        'PROMO_CODE_NOT_STARTED',
        'PROMO_CODE_EXPIRED',
        'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED',
        'PROMO_CODE_USAGE_LIMIT_REACHED',
        'PROMO_CODE_PLAYER_NOT_TARGETED',
        'PROMO_CODE_CONFLICT',
        'PROMO_CODE_NOT_FOUND',
        'SOMETHING_ELSE',
        'constructor',
      ].map((reason) => refused(reason)),
    ).toEqual([
      'early',
      'expired',
      'usedByYou',
      'usedUp',
      'notYours',
      'conflict',
      'unknown',
      'refused',
      'refused',
    ]);
    expect(refused('PROMO_CODE_NOT_FOUND', { success: false, similar: 'MONTH10' })).toBe('similar');
  });

  it('a code that can grant nothing is not passed on', { tags: ['PROMO-21'] }, () => {
    for (const verdict of ['expired', 'usedByYou', 'usedUp', 'unknown', 'similar'] as const)
      expect([verdict, isOver(verdict)]).toEqual([verdict, true]);
    for (const verdict of ['deposit', 'early', 'conflict', 'notYours', 'restricted'] as const)
      expect([verdict, isOver(verdict)]).toEqual([verdict, false]);
  });

  it('reports a break to the player, except for a code that does not exist', { tags: ['PROMO-20'] }, () => {
    expect(verdictOf(promoCheck, { ...player, isRestricted: true })).toBe('restricted');
    expect(
      verdictOf(
        { ...promoCheck, success: false, can_use: false, reason: 'PROMO_CODE_NOT_FOUND' },
        { ...player, isRestricted: true },
      ),
    ).toBe('unknown');
  });
});

describe('promoWindow', () => {
  it('is open from its start to its end, both included', { tags: ['PROMO-05'] }, () => {
    expect([99, 100, 150, 200, 201].map((now) => promoWindow(now, 100, 200))).toEqual([
      'before',
      'open',
      'open',
      'open',
      'after',
    ]);
  });

  it('an unknown or unreadable side is open', { tags: ['PROMO-05'] }, () => {
    expect(promoWindow(5, null, null)).toBe('open');
    expect(promoWindow(5, Number.NaN, Number.NaN)).toBe('open');
  });
});

it('the uses left are those allowed minus those used, never below 0', { tags: ['PROMO-10'] }, () => {
  expect(activationsLeft(3, 1)).toBe(2);
  expect(activationsLeft(3, 3)).toBe(0);
  expect(activationsLeft(3, 9)).toBe(0);
  expect(activationsLeft(Number.NaN, 1)).toBe(0);
});

describe('promoAmount', () => {
  it('reads the amount by the lowercase currency', { tags: ['PROMO-11'] }, () => {
    const amounts = { kzt: 300_000, azn: 1000 };
    expect(promoAmount(amounts, 'KZT')).toBe(300_000);
    expect(promoAmount(amounts, 'azn')).toBe(1000);
  });

  it('has no amount for another currency, nor for what is not an amount', { tags: ['PROMO-11'] }, () => {
    expect(promoAmount({ kzt: 1 }, 'AZN')).toBeNull();
    expect(promoAmount({ kzt: 1 }, 'constructor')).toBeNull();
    expect(promoAmount({ kzt: -1 }, 'KZT')).toBeNull();
    expect(promoAmount({ kzt: 10.5 }, 'KZT')).toBeNull();
    expect(promoAmount(null, 'KZT')).toBeNull();
  });
});
