import type { BonusTerms } from '@tulpar/api/contract';
import { bonusTerms } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import {
  depositPresets,
  planBonus,
  startDeposit,
  startStake,
  USUAL_RTP,
  wagerPerUnit,
} from './calculator.ts';
import { wagerPerDay } from '../offers/offer-rules.ts';

const terms: BonusTerms = {
  ...bonusTerms,
  min_deposit_amount: { kzt: 300_000, azn: 1_000 },
  max_amount_percent: 120,
  max_amount: { kzt: 25_000_000, azn: 50_000 },
  wager: 35,
  max_bet: { kzt: 200_000, azn: 500 },
};
const input = { terms, currency: 'KZT', deposit: 2_500_000, stake: 20_000, rtp: 96 } as const;

describe('the calculator of a bonus', () => {
  it('explains a deposit of 25 000 ₸', { tags: ['WAG-03', 'WAG-04', 'WAG-05', 'WAG-06', 'WAG-07'] }, () => {
    expect(planBonus(input)).toEqual({
      bonus: 3_000_000,
      total: 5_500_000,
      toWager: 105_000_000,
      perDay: 15_000_000,
      stakes: 5_250,
      minutesPerDay: 75,
      cost: 4_200_000,
      cap: 30_000_000,
    });
    expect(planBonus({ ...input, deposit: 100_000_000 }).bonus).toBe(25_000_000);
    expect(planBonus({ ...input, rtp: USUAL_RTP }).cost).toBe(4_200_000);
    expect(planBonus({ ...input, rtp: 92 }).cost).toBe(8_400_000);
    expect(planBonus({ ...input, rtp: 96.12 }).cost).toBe(4_074_000);
    expect(planBonus({ ...input, stake: 40_000 }).stakes).toBe(2_625);
  });

  it('rounds gifts and costs down, the rest up', { tags: ['WAG-03', 'WAG-05', 'WAG-06', 'WAG-07'] }, () => {
    const odd = { ...terms, wager: 33, max_cash_out_percent: 150 };
    expect(planBonus({ ...input, terms: odd, deposit: 2_510_133 })).toEqual({
      bonus: 3_012_159,
      total: 5_522_292,
      toWager: 99_401_247,
      perDay: 14_200_179,
      stakes: 4_971,
      minutesPerDay: 72,
      cost: 3_976_049,
      cap: 4_518_238,
    });
  });

  it('says nothing without a deposit, and no bonus below the minimum', { tags: ['WAG-02'] }, () => {
    expect(planBonus({ ...input, deposit: null })).toMatchObject({ bonus: null, toWager: null, cap: null });
    expect(planBonus({ ...input, deposit: 299_999 })).toMatchObject({ bonus: 0, toWager: null });
    expect(planBonus({ ...input, deposit: 300_000 }).bonus).toBe(360_000);
  });

  it('assumes games that contribute most', { tags: ['WAG-05'] }, () => {
    const shares = [10, 50].map((percent) => ({ label: 'A', percent, games_count: 1, link: null }));
    expect(planBonus({ ...input, terms: { ...terms, shares } }).stakes).toBe(10_500);
  });

  it('calculates the wager for each unit won', { tags: ['WAG-04'] }, () => {
    const spins = { ...terms, wager: 30, wager_base: 'win' as const };
    expect(planBonus({ ...input, terms: spins }).toWager).toBeNull();
    expect([wagerPerUnit(spins), wagerPerUnit(terms)]).toEqual([30, null]);
  });

  it('begins with what is typed and the usual stake, within bounds', { tags: ['WAG-01', 'WAG-05'] }, () => {
    expect([startDeposit(terms, 'KZT', null), startDeposit(terms, 'AZN', 4_200)]).toEqual([300_000, 4_200]);
    expect(startStake(terms, 'KZT', null)).toBe(10_000);
    expect(startStake(terms, 'AZN', null)).toBe(30);
    expect(startStake(terms, 'KZT', 20_000)).toBe(20_000);
    expect(startStake(terms, 'KZT', 900_000)).toBe(200_000);
  });

  it('offers deposits up to the one from which the bonus grows no more', { tags: ['WAG-03'] }, () => {
    expect(depositPresets(terms, 'KZT')).toEqual([500_000, 2_500_000, 5_000_000, 20_833_400]);
  });

  it('takes the amount of an offer that names it itself', { tags: ['WAG-07'] }, () => {
    const gift = { ...terms, max_cash_out_type: 'unlimited' as const };
    expect(planBonus({ ...input, terms: gift, amount: 70_000, deposit: null })).toMatchObject({
      bonus: 70_000,
      toWager: 2_450_000,
      cap: null,
    });
  });
});

const offer = { wager_amount: 100, wager_amount_max: 1_100, expired_at: '2026-01-15T10:00:00Z' };

describe('the pace of a wager', () => {
  it('counts a begun day whole and rounds up what is needed a day', { tags: ['WAG-17'] }, () => {
    expect(wagerPerDay(offer, Date.parse('2026-01-12T10:00:00Z'))).toBe(334);
    expect(wagerPerDay(offer, Date.parse('2026-01-12T09:59:59Z'))).toBe(250);
    expect(wagerPerDay(offer, Date.parse('2026-01-15T09:00:00Z'))).toBe(1_000);
    expect(wagerPerDay({ ...offer, expired_at: null }, 0)).toBe(null);
  });
});
