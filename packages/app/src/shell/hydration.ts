import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { frame } from '../platform/device/host-mode.ts';
import { isInstalled } from '../platform/device/installed.ts';
import { queryClientAtom } from '../platform/network/query.ts';
import { storedPromoCode } from '../platform/session/promo-code.ts';
import { firstViewAtom, type FirstView } from '../platform/state/first-view.ts';
import { store } from '../platform/state/store.ts';
import { local, session } from '../platform/storage/storage.ts';
import type { StorageKey } from '../platform/storage/keys.ts';
import { availabilityAtom } from './availability.ts';
import { mirrored } from './first-visitor.ts';

/** Id of the data block in a server-rendered page. */
const DATA_ID = 'first-view';

/** Local storage that affects the page and that the server does not know. */
const OWN: readonly StorageKey[] = [
  'favouriteGames',
  'openedGames',
  'foundGames',
  'bonusInPlay',
  'playClosed',
  'searchKey',
  'isTestLicence',
  'resetPhone',
];

/** The same for this tab's session storage. */
const OWN_HERE: readonly StorageKey[] = [
  'listPlaces',
  'draft:login',
  'draft:register',
  'draft:reset',
  'draft:review',
];

/** Whether this browser would render the same page as the server. */
function isSame({ visitor }: FirstView): boolean {
  const own = mirrored();
  const isOther = Object.entries(own).some(([name, value]) => visitor[name as keyof typeof own] !== value);
  // Router state is stored in the history and survives a reload.
  if (isOther || (history.state as { usr?: unknown } | null)?.usr != null) return false;
  if (OWN.some((key) => local.getItem(key) !== null)) return false;
  if (OWN_HERE.some((key) => session.getItem(key) !== null) || storedPromoCode() !== null) return false;
  // A translator has already wrapped the texts (BROW-05).
  if (document.querySelector('#root font') !== null) return false;
  return !isInstalled() && frame() === 'none';
}

/**
 * Takes over the server-rendered page with its data. If this browser would render a different page because of
 * its own storage, the data is used but the page is rendered again.
 */
export function takeFirstView(): void {
  const block = document.getElementById(DATA_ID);
  if (block === null) return;
  const { queries, ...view } = JSON.parse(block.textContent) as FirstView & { queries: DehydratedState };
  const own = mirrored();
  if (own.language !== view.visitor.language || own.currency !== view.visitor.currency) return;
  hydrate(store.get(queryClientAtom), queries);
  if (!isSame(view)) return;
  store.set(firstViewAtom, view);
  store.set(availabilityAtom, view.availability);
}

/** Ends the first view: from now on the browser renders from its own state, and links use the router. */
export function endFirstView(): void {
  document.getElementById(DATA_ID)?.remove();
  const view = store.get(firstViewAtom);
  if (view) store.set(firstViewAtom, { ...view, now: null });
}
