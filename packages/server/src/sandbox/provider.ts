import type { PaymentProvider } from '../domain/payments/provider.ts';

type Trigger = 'insufficient_funds' | 'bank_refused' | 'slow' | 'silent' | 'fails_once';

/**
 * Faults by the last two digits of an amount in major units; with other amounts the player chooses the result
 * on the payment page.
 */
const triggers: Readonly<Record<number, Trigger>> = {
  13: 'insufficient_funds',
  17: 'bank_refused',
  77: 'slow',
  88: 'silent',
  99: 'fails_once',
};

const triggerOf = (amount: number): Trigger | null => triggers[Math.floor(amount / 100) % 100] ?? null;

/** ms. */
const slowAnswer = 25_000;

/** The sandbox provider: its page is under `/sandbox/pay`, and the amount determines the result. */
export const sandboxProvider: PaymentProvider = {
  pageAddress: (origin, token) => `${origin}/sandbox/pay/${token}`,
  answerDeposit(amount) {
    const trigger = triggerOf(amount);
    if (trigger === 'insufficient_funds' || trigger === 'bank_refused')
      return { kind: 'refused', errorType: trigger };
    if (trigger === 'silent') return { kind: 'none' };
    return trigger === 'slow' ? { kind: 'pending', settleIn: slowAnswer } : { kind: 'paid' };
  },
  refuseWithdrawal(amount) {
    const trigger = triggerOf(amount);
    return trigger === 'bank_refused' || trigger === 'insufficient_funds' ? 'bank_refused' : null;
  },
  failsOnce: (amount) => triggerOf(amount) === 'fails_once',
};
