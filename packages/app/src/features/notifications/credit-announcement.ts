import { now } from '#app/platform/network/clock.ts';
import { store } from '#app/platform/state/store.ts';
import { announcedAtom, type Teller } from './atoms.ts';

/** How far apart the two may hear of the same credit, ms. */
const APART = 60_000;

/**
 * Whether a credit still has to be told; `amount` in minor units. Both tellers hear of the same money: the first one
 * tells, the second is silent, and a further credit of the same amount is told again (NOTIF-07).
 */
export function announceCredit(teller: Teller, amount: number): boolean {
  const recent = store.get(announcedAtom).filter(({ at }) => now() - at < APART);
  const twin = recent.find((one) => one.teller !== teller && one.amount === amount);
  store.set(
    announcedAtom,
    twin ? recent.filter((one) => one !== twin) : [...recent, { teller, amount, at: now() }],
  );
  return twin === undefined;
}
