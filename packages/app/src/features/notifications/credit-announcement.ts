import { now } from '#app/platform/network/clock.ts';

/** Who may tell of a credited deposit: the server's notification, or the page that waited for the payment. */
type Teller = 'notification' | 'payment';

/** How far apart the two may hear of the same credit, ms. */
const APART = 60_000;

let told: { readonly teller: Teller; readonly amount: number; readonly at: number }[] = [];

/**
 * Whether a credit still has to be told; `amount` in minor units. Both tellers hear of the same money: the first one
 * tells, the second is silent, and a further credit of the same amount is told again (NOTIF-07).
 */
export function announceCredit(teller: Teller, amount: number): boolean {
  told = told.filter(({ at }) => now() - at < APART);
  const twin = told.find((one) => one.teller !== teller && one.amount === amount);
  if (!twin) {
    told.push({ teller, amount, at: now() });
    return true;
  }
  told = told.filter((one) => one !== twin);
  return false;
}
