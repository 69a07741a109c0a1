import { describe, expect, it } from 'vitest';
import { type Offer, OfferStatus, OfferType } from '@tulpar/api/contract';
import { bonusTerms, offer as anOffer, welcomeOffer as welcome } from '@tulpar/api/samples';
import { bonusFor, depositBonuses, type DepositBonus } from './deposit/deposit-bonus.ts';
import {
  activeOffers,
  bonusCount,
  cashOutOf,
  hasOffers,
  moneyOffers,
  shownWelcome,
  spinOffers,
  wageredPercent,
  wagerLeft,
} from './offers.ts';
import { dismissalOf, dismissed, NOT_DISMISSED } from './offers/AppBonus.tsx';
import { daysInWords, termsCashOut } from './texts.ts';
import pages from '#app/messages/ru-pages.json';
import site from '#app/messages/ru.json';

const offer = (over: Partial<Offer>) => anOffer({ status: 'available', ...over });

describe('offers', () => {
  it('sorts offers into lists', { tags: ['BONUS-13', 'BONUS-14', 'BONUS-15'] }, () => {
    const all = [
      offer({ id: 'a', status: 'active' }),
      offer({ id: 'b', status: 'started' }),
      offer({ id: 'c' }),
      offer({ id: 'd', type: 'no_deposit_bonus' }),
      offer({ id: 'e', type: 'deposit_gift_spin' }),
      offer({ id: 'f', type: 'no_deposit_gift_spin' }),
      offer({ id: 'g', status: 'expired' }),
    ];
    const ids = (list: Offer[]) => list.map(({ id }) => id);
    expect(ids(activeOffers(all))).toEqual(['a', 'b']);
    expect(ids(moneyOffers(all))).toEqual(['c', 'd']);
    expect(ids(spinOffers(all))).toEqual(['e']);
  });

  it('leaves out ignored, wasted, finished and hidden ones', { tags: ['WELC-01'] }, () => {
    const statuses = ['available', 'awaiting', 'active', 'ignored', 'wasted', 'finished', 'hidden'] as const;
    expect(shownWelcome(statuses.map((status) => ({ status }))).map(({ status }) => status)).toEqual([
      'available',
      'awaiting',
      'active',
    ]);
  });

  it('reads the cash-out cap as a multiple, a sum or none', { tags: ['BONUS-27'] }, () => {
    expect(cashOutOf({ max_cash_out_percent: 500, max_cash_out_money: 1 })).toEqual({
      kind: 'times',
      value: 5,
    });
    expect(cashOutOf({ max_cash_out_percent: null, max_cash_out_money: 5_000_000 })).toEqual({
      kind: 'money',
      amount: 5_000_000,
    });
    expect(cashOutOf({ max_cash_out_percent: null, max_cash_out_money: null })).toEqual({
      kind: 'unlimited',
    });
  });

  it('the type of the terms decides the cap, whatever else is sent with it', { tags: ['PROMO-12'] }, () => {
    const terms = { ...bonusTerms, max_cash_out_percent: 500 };
    const money = { kzt: 1_500_000, azn: 5000 };
    expect(termsCashOut({ ...terms, max_cash_out_type: 'unlimited' }, 'KZT')).toEqual({ kind: 'unlimited' });
    expect(termsCashOut({ ...terms, max_cash_out_type: 'money', max_cash_out_money: money }, 'KZT')).toEqual({
      kind: 'money',
      amount: 1_500_000,
    });
    expect(termsCashOut({ ...terms, max_cash_out_type: 'percent' }, 'KZT')).toEqual({
      kind: 'times',
      value: 5,
    });
  });

  it('counts what is left to wager and never below zero', { tags: ['BONUS-29'] }, () => {
    expect(wagerLeft({ wager_amount: 4_230_000, wager_amount_max: 15_000_000 })).toBe(10_770_000);
    expect(wagerLeft({ wager_amount: 9, wager_amount_max: 5 })).toBe(0);
    expect(wageredPercent({ wager_amount: 4_230_000, wager_amount_max: 15_000_000 })).toBe(28);
    expect(wageredPercent({ wager_amount: 14_999_999, wager_amount_max: 15_000_000 })).toBe(99);
    expect(wageredPercent({ wager_amount: null, wager_amount_max: null })).toBe(100);
  });
});

describe('bonus of a deposit', () => {
  it(
    'offers what can be taken now, welcome first',
    { tags: ['WELC-02', 'WELC-07', 'BONUS-14', 'BONUS-15', 'CASHBK-13'] },
    () => {
      const list = depositBonuses(
        [
          offer({ id: 'a' }),
          offer({ id: 'n', type: 'no_deposit_bonus' }),
          offer({ id: 'c', type: 'cashback' }),
          offer({ id: 'free', type: 'cashback', min_deposit: null, min_deposit_amount: null }),
          offer({ id: 's', type: 'deposit_gift_spin', spins_count: 30, max_amount_percent: null }),
        ],
        [
          welcome(),
          welcome({ id: 'wait', status: 'awaiting' }),
          welcome({ id: 'bare', conditions: { ...welcome().conditions, activation_rules: [] } }),
        ],
      );
      expect(list.map(({ id, kind }) => [id, kind])).toEqual([
        ['wel_w1', 'money'],
        ['a', 'money'],
        ['s', 'spins'],
        ['c', 'cashback'],
      ]);
      expect(list[0]).toMatchObject({
        percent: 120,
        max: 15_000_000,
        minDeposit: 300_000,
        wager: 10,
        cashOut: { kind: 'times', value: 10 },
      });
    },
  );

  it('the first welcome bonus brings its free spins along', { tags: ['WELC-15'] }, () => {
    const spins = {
      id: 'wel_w1-gs',
      spins_count: 250,
      total_bet: 5_000,
      wager: 10,
      max_cash_out_money: null,
      game: { uid: 'kurgan-chronicle', name: 'Kurgan Chronicle' },
    };
    expect(depositBonuses([], [welcome({ with_spins: spins })])[0]).toMatchObject({
      kind: 'money',
      percent: 120,
      spins: 250,
    });
  });

  const plain: DepositBonus = {
    id: 'x',
    kind: 'money',
    title: null,
    percent: 50,
    max: 5_000_000,
    spins: null,
    minDeposit: 300_000,
    wager: 30,
    days: 7,
    until: null,
    cashOut: { kind: 'unlimited' },
    terms: null,
    code: null,
  };

  it('shows the wager as a sum of money', { tags: ['BONUS-28'] }, () => {
    expect(bonusFor(plain, 2_500_000)).toEqual({ bonus: 1_250_000, toWager: 37_500_000 });
    expect(bonusFor(plain, 100_000_000)).toEqual({ bonus: 5_000_000, toWager: 150_000_000 });
    expect(bonusFor({ ...plain, max: null, wager: null }, 300_001)).toEqual({
      bonus: 150_000,
      toWager: null,
    });
  });

  it('gives nothing below the smallest deposit', () => {
    expect(bonusFor(plain, 299_999)).toBeNull();
    expect(bonusFor(plain, null)).toBeNull();
    expect(bonusFor({ ...plain, percent: null }, 300_000)).toBeNull();
  });
});

describe('numbers of the menus', () => {
  const all = [
    offer({}),
    offer({ id: 'gift', type: 'no_deposit_bonus' }),
    offer({ id: 'spins', type: 'deposit_gift_spin' }),
    offer({ id: 'free', type: 'no_deposit_gift_spin' }),
    offer({ id: 'back', type: 'cashback' }),
    offer({ id: 'back-2', type: 'cashback' }),
    offer({ id: 'played', status: 'active' }),
    offer({ id: 'old', status: 'expired' }),
  ];

  it('counts welcome, money and gift spins, and one for any cashback', { tags: ['MENU-03', 'OP-48'] }, () => {
    expect(bonusCount(all, [welcome(), welcome({ id: 'w2', status: 'awaiting' })])).toBe(5);
    expect(bonusCount([], [])).toBe(0);
  });

  it('a player has offers when there is one to take or one in play', { tags: ['BANNER-11'] }, () => {
    expect(hasOffers([offer({ status: 'active' })], [])).toBe(true);
    expect(hasOffers([], [welcome()])).toBe(true);
    expect(hasOffers([offer({ status: 'expired' })], [welcome({ status: 'awaiting' })])).toBe(false);
  });
});

const now = Date.parse('2026-01-12T09:30:00Z');
const until = (time: string | null) => dismissalOf({ value: true, time }, now);

describe('closing the window of the app’s bonus', () => {
  it('holds until its time, and then is over', { tags: ['APPS-15', 'APPS-17'] }, () => {
    expect([
      until('2026-01-12T09:30:01Z'),
      until('2026-01-12T09:30:00Z'),
      until('2025-01-01T00:00:00Z'),
    ]).toEqual(['holds', 'over', 'over']);
    expect(until(null)).toBe('over');
  });

  it('is none where nothing or a reset is stored', { tags: ['APPS-15', 'APPS-17'] }, () => {
    expect([dismissalOf(null, now), dismissalOf(NOT_DISMISSED, now)]).toEqual(['none', 'none']);
    expect(dismissalOf({ value: false, time: '2030-01-01T00:00:00Z' }, now)).toBe('none');
  });

  it('holds for 24 h', { tags: ['APPS-16'] }, () => {
    const stored = dismissed(now);
    expect(stored).toEqual({ value: true, time: '2026-01-13T09:30:00.000Z' });
    expect(dismissalOf(stored, now + 24 * 3_600_000 - 1)).toBe('holds');
    expect(dismissalOf(stored, now + 24 * 3_600_000)).toBe('over');
  });
});

describe('days of a cashback', () => {
  it('names a month once when both days are in it', { tags: ['CASHBK-12'] }, () => {
    expect(daysInWords('2026-11-12', '2026-11-18', 'ru')).toBe('12–18 ноября');
    expect(daysInWords('2026-10-29', '2026-11-04', 'kk')).toBe('29 қазан – 4 қараша');
    expect(daysInWords('2026-12-31', '2027-01-06', 'az')).toBe('31 dekabr – 6 yanvar');
  });
});

/** Texts of one language; the others have the same ids. */
const texts: Readonly<Record<string, string>> = { ...site, ...pages };
const without = (names: readonly string[], before: string) =>
  names.filter((name) => !Object.hasOwn(texts, `${before}${name}`));

/** Statuses that never appear in the history. */
const notPast: ReadonlySet<string> = new Set(['available', 'awaiting', 'active', 'started', 'hidden']);

it('every offer type and final status has words', { tags: ['BONUS-11', 'BONUS-12', 'BONUS-18'] }, () => {
  expect(without(OfferType.options, 'bonuses.type.')).toEqual([]);
  const past = OfferStatus.options.filter((status) => !notPast.has(status));
  expect(past).toHaveLength(OfferStatus.options.length - notPast.size);
  expect(without(past, 'bonuses.status.')).toEqual([]);
});

it('every reason for an end or an uncounted round has words', { tags: ['BONUS-34', 'WAG-15'] }, () => {
  const reasons = [
    'wagered',
    'lost',
    'player',
    'withdrawal',
    'expired',
    'restriction',
    'not_taken',
    'operator',
  ];
  expect(without(reasons, 'bonuses.reason.')).toEqual([]);
  expect(without(['excluded_game', 'over_max_bet', 'paused'], 'bonuses.ledger.zero.')).toEqual([]);
});
