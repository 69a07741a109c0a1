import { offer, welcomeOffer } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import {
  cashbackMinDeposit,
  cutText,
  isFree,
  minDepositOf,
  queuedOffers,
  spinsSection,
  SUBTITLE_MAX,
  takenCashback,
  TITLE_MAX,
} from './offer-rules.ts';

describe('offers', () => {
  it('cuts a name to its length, and leaves a shorter one as it is', { tags: ['BONUS-30'] }, () => {
    expect(cutText('Бонус выходного дня 30%', 17)).toBe('Бонус выходного…');
    expect(cutText('Выходные', 17)).toBe('Выходные');
    const long = 'x'.repeat(40);
    expect([cutText(long, TITLE_MAX).length, cutText(long, SUBTITLE_MAX).length]).toEqual([17, 15]);
  });

  it('shows welcome spins among the other available spins', { tags: ['BONUS-05', 'BONUS-15'] }, () => {
    const list = [
      offer({ id: 'w', type: 'welcome_gs', status: 'available' }),
      offer({ id: 'd', type: 'deposit_gift_spin', status: 'available' }),
      offer({ id: 'p', type: 'deposit_gift_spin', status: 'started' }),
      offer({ id: 'm', status: 'available' }),
    ];
    expect(spinsSection(list).map(({ id }) => id)).toEqual(['w', 'd']);
  });

  it('knows what needs no deposit', { tags: ['BONUS-33', 'CASHBK-13'] }, () => {
    expect(isFree(offer({ type: 'no_deposit_bonus' }))).toBe(true);
    expect(isFree(offer({ type: 'cashback', min_deposit: 0 }))).toBe(true);
    expect(isFree(offer({ type: 'cashback', min_deposit: 300_000 }))).toBe(false);
    expect(isFree(offer({ type: 'cashback', min_deposit: null, min_deposit_amount: 300_000 }))).toBe(false);
  });

  it('reads the minimum deposit from any field that has it', { tags: ['WELC-07'] }, () => {
    const none = { min_deposit: null, min_deposit_amount: null };
    expect([
      minDepositOf({ ...none, min_deposit: 1 }),
      minDepositOf({ ...none, min_deposit_amount: 2 }),
      minDepositOf({ ...none, min_deposit_amount: 2, offer_bonus_template: null }),
      minDepositOf(none),
    ]).toEqual([1, 2, 2, null]);
    const [rule] = welcomeOffer().conditions.activation_rules;
    expect(rule && minDepositOf({ ...rule, ...none })).toBe(300_000);
  });

  it('finds the cashback that is wagered before one that waits', { tags: ['CASHBK-13'] }, () => {
    const waiting = offer({ id: 'q', type: 'cashback', status: 'awaiting' });
    const wagered = offer({ id: 'w', type: 'cashback', status: 'active' });
    expect(takenCashback([waiting, wagered])?.id).toBe('w');
    expect(takenCashback([waiting])?.id).toBe('q');
    expect(takenCashback([offer(), offer({ type: 'cashback', status: 'finished' })])).toBeNull();
  });

  it('distinguishes a queued bonus from a locked one', { tags: ['WAG-19'] }, () => {
    const waiting = offer({ id: 'q', status: 'awaiting' });
    const locked = offer({ status: 'awaiting', amount: null, wager_amount_max: null });
    expect(queuedOffers([waiting, locked])).toEqual([waiting]);
  });
});

it('the least deposit of a cashback is the server’s or the default', { tags: ['CASHBK-08'] }, () => {
  expect([cashbackMinDeposit(null, 'KZT'), cashbackMinDeposit(0, 'AZN')]).toEqual([300_000, 1000]);
  expect([cashbackMinDeposit(500_000, 'KZT'), cashbackMinDeposit(null, 'constructor')]).toEqual([
    500_000,
    null,
  ]);
});
