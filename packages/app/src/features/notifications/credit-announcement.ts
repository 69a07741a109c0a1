import { now } from '#app/platform/network/clock.ts';
import { store } from '#app/platform/state/store.ts';
import { announcedAtom, type Teller } from './atoms.ts';

/** Maximum delay between the two sources for the same credit, ms. */
const APART = 60_000;

/**
 * Whether to announce a credit; `amount` in minor units. Two sources report the same money: the first
 * announces it, the second does not, and a further credit of the same amount is announced again (NOTIF-07).
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
