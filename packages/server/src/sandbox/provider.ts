import type { PaymentProvider } from '../domain/payments/provider.ts';

type Trigger = 'insufficient_funds' | 'bank_refused' | 'slow' | 'silent' | 'fails_once';

/** What happens to an amount, by its last two digits in whole units. Any other goes as the player chooses on the page. */
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

/** The provider of the sandbox: its page is under `/sandbox/pay`, and the amount decides how a payment ends. */
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
