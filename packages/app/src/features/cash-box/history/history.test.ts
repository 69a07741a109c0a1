import { describe, expect, it } from 'vitest';
import {
  groupByDay,
  parseFilter,
  passes,
  shortAccount,
  signOf,
  stateOf,
  toneOf,
  likeWithdrawalOf,
} from './history.ts';
import { transaction } from '@tulpar/api/samples';

const of = (
  type: 'deposit' | 'withdrawal',
  status: 'process' | 'approved' | 'declined',
  error_type: string | null = null,
) => ({
  type,
  status,
  error_type,
});

describe('history', () => {
  it('names each state by what happened to the money', { tags: ['CASH-25'] }, () => {
    expect(stateOf(of('deposit', 'process'))).toBe('process');
    expect(stateOf(of('deposit', 'approved'))).toBe('credited');
    expect(stateOf(of('withdrawal', 'approved'))).toBe('paid');
    expect(stateOf(of('deposit', 'declined', 'bank_refused'))).toBe('declined');
    expect(stateOf(of('withdrawal', 'declined', 'canceled_by_player'))).toBe('canceled');
  });

  it('shows a sign and a colour only where money moved', { tags: ['CASH-25'] }, () => {
    expect(signOf(of('deposit', 'approved'))).toBe('+');
    expect(signOf(of('withdrawal', 'process'))).toBe('−');
    expect(signOf(of('withdrawal', 'declined'))).toBe('');
    expect(toneOf(of('deposit', 'approved'))).toBe('success');
    expect(toneOf(of('deposit', 'process'))).toBe('neutral');
    expect(toneOf(of('withdrawal', 'approved'))).toBe('neutral');
    expect(toneOf(of('deposit', 'declined'))).toBe('muted');
  });

  it('groups by day and shows a repeated entry once', { tags: ['CASH-26'] }, () => {
    const at = (day: number, hour: number) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();
    const entries = [
      { transaction_id: 'c', created_at: at(12, 23) },
      { transaction_id: 'b', created_at: at(12, 0) },
      { transaction_id: 'b', created_at: at(12, 0) },
      { transaction_id: 'a', created_at: at(11, 23) },
    ];
    const days = groupByDay(entries, (moment) => moment.slice(0, 10));
    expect(days.map(({ day, entries }) => [day, entries.map((e) => e.transaction_id)])).toEqual([
      ['2026-01-12', ['c', 'b']],
      ['2026-01-11', ['a']],
    ]);
  });

  it('filters by kind and by state, and shows everything for an unknown filter', () => {
    expect(['deposits', 'withdrawals', 'process', 'x', null].map(parseFilter)).toEqual([
      'deposits',
      'withdrawals',
      'process',
      'all',
      'all',
    ]);
    const rows = [of('deposit', 'approved'), of('withdrawal', 'process')];
    const passing = (filter: 'all' | 'deposits' | 'withdrawals' | 'process') =>
      rows.map((row) => passes(filter, row));
    expect(passing('all')).toEqual([true, true]);
    expect(passing('deposits')).toEqual([true, false]);
    expect(passing('withdrawals')).toEqual([false, true]);
    expect(passing('process')).toEqual([false, true]);
  });

  it('shortens a masked account and leaves a phone alone', () => {
    expect([null, '440043******1234', '+7 701 ••• 60', 'KZ12'].map(shortAccount)).toEqual([
      null,
      '••\u00a01234',
      '••\u00a060',
      'KZ12',
    ]);
  });
});

const made = Date.parse('2026-01-12T14:02:00Z');
const minute = 60_000;
const withdrawal = (over = {}) =>
  transaction({ type: 'withdrawal', created_at: new Date(made).toISOString(), ...over });
const pressed = { uid: 'kz-card', amount: 500_000, moment: made + 29 * minute };

describe('a withdrawal like the one that is pressed', { tags: ['CASH-14', 'PAY-18'] }, () => {
  it('finds a pending one of the same method and amount, however old', () => {
    expect(likeWithdrawalOf([withdrawal()], pressed)).not.toBeNull();
    expect(likeWithdrawalOf([withdrawal()], { ...pressed, moment: made + 3000 * minute })).not.toBeNull();
    expect(likeWithdrawalOf([withdrawal()], { ...pressed, amount: 500_100 })).toBeNull();
    expect(likeWithdrawalOf([withdrawal()], { ...pressed, amount: null })).toBeNull();
    expect(likeWithdrawalOf([withdrawal()], { ...pressed, uid: 'kz-wallet' })).toBeNull();
    expect(likeWithdrawalOf([transaction({ created_at: withdrawal().created_at })], pressed)).toBeNull();
  });

  it('is one paid out in the half hour before, and never one that came back', () => {
    const paid = withdrawal({ status: 'approved' });
    expect(likeWithdrawalOf([paid], pressed)).toBe(paid);
    expect(likeWithdrawalOf([paid], { ...pressed, moment: made + 31 * minute })).toBeNull();
    expect(likeWithdrawalOf([withdrawal({ status: 'declined' })], pressed)).toBeNull();
    const newer = withdrawal({ transaction_id: 'trx_newer' });
    expect(likeWithdrawalOf([newer, paid], pressed)).toBe(newer);
  });
});
