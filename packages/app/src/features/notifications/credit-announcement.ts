import { now } from '#app/platform/network/clock.ts';

/** Who may tell of a credited deposit: the server's notification, or the page that waited for the payment. */
type Teller = 'notification' | 'payment';

/** How far apart the two may hear of the same credit, ms. */
const APART = 60_000;

let announced: { readonly teller: Teller; readonly amount: number; readonly at: number }[] = [];

/**
 * Whether a credit still has to be told; `amount` in minor units. Both tellers hear of the same money: the first one
 * tells, the second is silent, and a further credit of the same amount is told again (NOTIF-07).
 */
export function announceCredit(teller: Teller, amount: number): boolean {
  announced = announced.filter(({ at }) => now() - at < APART);
  const twin = announced.find((one) => one.teller !== teller && one.amount === amount);
  if (!twin) {
    announced.push({ teller, amount, at: now() });
    return true;
  }
  announced = announced.filter((one) => one !== twin);
  return false;
}
