import { transaction } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { likeWithdrawalOf } from './like-withdrawal.ts';

const made = Date.parse('2026-01-12T14:02:00Z');
const minute = 60_000;
const withdrawal = (over = {}) =>
  transaction({ type: 'withdrawal', created_at: new Date(made).toISOString(), ...over });
const pressed = { uid: 'kz-card', amount: 500_000, moment: made + 29 * minute };

describe('a withdrawal like the one that is pressed', () => {
  it(
    'finds a pending one of the same method and amount, however old',
    { tags: ['CASH-14', 'PAY-18'] },
    () => {
      expect(likeWithdrawalOf([withdrawal()], pressed)).not.toBeNull();
      expect(likeWithdrawalOf([withdrawal()], { ...pressed, moment: made + 3000 * minute })).not.toBeNull();
      expect(likeWithdrawalOf([withdrawal()], { ...pressed, amount: 500_100 })).toBeNull();
      expect(likeWithdrawalOf([withdrawal()], { ...pressed, amount: null })).toBeNull();
      expect(likeWithdrawalOf([withdrawal()], { ...pressed, uid: 'kz-wallet' })).toBeNull();
      expect(likeWithdrawalOf([transaction({ created_at: withdrawal().created_at })], pressed)).toBeNull();
    },
  );

  it(
    'is one paid out in the half hour before, and never one that came back',
    { tags: ['CASH-14', 'PAY-18'] },
    () => {
      const paid = withdrawal({ status: 'approved' });
      expect(likeWithdrawalOf([paid], pressed)).toBe(paid);
      expect(likeWithdrawalOf([paid], { ...pressed, moment: made + 31 * minute })).toBeNull();
      expect(likeWithdrawalOf([withdrawal({ status: 'declined' })], pressed)).toBeNull();
      const newer = withdrawal({ transaction_id: 'trx_newer' });
      expect(likeWithdrawalOf([newer, paid], pressed)).toBe(newer);
    },
  );
});
