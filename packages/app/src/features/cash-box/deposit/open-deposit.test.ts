import { transaction } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { openDepositOf } from './ContinueDeposit.tsx';

const began = Date.parse('2026-01-12T14:02:00Z');
const minute = 60_000;
const deposit = (over = {}) =>
  transaction({
    created_at: new Date(began).toISOString(),
    continue_url: 'https://pay.example/s/1',
    continue_until: new Date(began + 30 * minute).toISOString(),
    ...over,
  });
const origin = 'https://app.example';
const form = { uid: 'kz-card', amount: 500_000, moment: began + 29 * minute, origin };

describe('a deposit that can be continued', () => {
  it('is one of the same method and amount, until 30 minutes have passed', { tags: ['PAY-18'] }, () => {
    expect(openDepositOf([deposit()], form)?.url).toBe('https://pay.example/s/1');
    expect(openDepositOf([deposit()], { ...form, moment: began + 30 * minute - 1 })).not.toBeNull();
    expect(openDepositOf([deposit()], { ...form, moment: began + 30 * minute })).toBeNull();
    expect(openDepositOf([deposit()], { ...form, amount: 500_100 })).toBeNull();
    expect(openDepositOf([deposit()], { ...form, uid: 'kz-mobile' })).toBeNull();
    expect(openDepositOf([deposit()], { ...form, amount: null })).toBeNull();
    expect(openDepositOf([], form)).toBeNull();
  });

  it('is none where the server names no page of http', { tags: ['PAY-18'] }, () => {
    for (const continue_url of [null, '', 'javascript:alert(1)', 'mailto:a@b.example'])
      expect(openDepositOf([deposit({ continue_url })], form)).toBeNull();
  });

  it('is the next one if the newest has no such page', { tags: ['PAY-18'] }, () => {
    const older = deposit({ transaction_id: 'trx_older' });
    expect(openDepositOf([deposit({ continue_url: null }), older], form)?.deposit).toBe(older);
  });
});
