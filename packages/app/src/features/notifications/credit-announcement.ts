import { now } from '#app/platform/network/clock.ts';
import { store } from '#app/platform/state/store.ts';
import { announcedAtom, type CreditSource } from './atoms.ts';
import { storedJson, tabLocks } from '#app/platform/storage/storage.ts';

/** Maximum delay between the reports of one credit by both sources, ms. */
const APART = 60_000;

/**
 * Whether to announce a credit; `amount` in minor units. Two sources report the same money: the first
 * announces it, the second does not, and a further credit of the same amount is announced again (NOTIF-07).
 */
export function announceCredit(source: CreditSource, amount: number): boolean {
  const recent = store.get(announcedAtom).filter(({ at }) => now() - at < APART);
  const twin = recent.find((one) => one.source !== source && one.amount === amount);
  store.set(
    announcedAtom,
    twin ? recent.filter((one) => one !== twin) : [...recent, { source, amount, at: now() }],
  );
  return twin === undefined;
}

const MOST = 100;

const stored = storedJson<readonly number[]>('loggedDeposits', (value) =>
  Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : null,
);

function claim(id: number): boolean {
  const known = stored.read() ?? [];
  if (known.includes(id)) return false;
  stored.write([...known, id].slice(-MOST));
  return true;
}

/**
 * Whether this tab logs the deposit of a message: true once per message, across tabs and reloads (ANALYT-04, NOTIF-09).
 */
export async function claimDepositLog(id: number): Promise<boolean> {
  return tabLocks()?.request('loggedDeposits', () => claim(id)) ?? claim(id);
}
