/**
 * What the sandbox provider does with an amount, by its last two digits in whole units: any other amount goes
 * as the player chooses on the payment page.
 */
export type Trigger = 'insufficient_funds' | 'bank_refused' | 'slow' | 'silent' | 'fails_once';

const triggers: Readonly<Record<number, Trigger>> = {
  13: 'insufficient_funds',
  17: 'bank_refused',
  77: 'slow',
  88: 'silent',
  99: 'fails_once',
};

/** Trigger of an amount in minor units. */
export function triggerOf(amount: number): Trigger | null {
  return triggers[Math.floor(amount / 100) % 100] ?? null;
}

/** How long the slow answer takes, ms. */
export const slowAnswer = 25_000;
