import { ApiError } from '@tulpar/api/errors';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { frame } from '../platform/device/host-mode.ts';
import { isInstalled } from '../platform/device/installed.ts';
import { queryClientAtom } from '../platform/network/query.ts';
import { matchRoute, type RouteId } from '../platform/routing/paths.ts';
import { storedPromoCode } from '../platform/session/first-visit.ts';
import { firstViewAtom, type FirstView } from '../platform/state/first-view.ts';
import { store } from '../platform/state/store.ts';
import { local, session } from '../platform/storage/storage.ts';
import type { StorageKey } from '../platform/storage/keys.ts';
import { routes } from '../routes.ts';
import { availabilityAtom } from './availability.ts';
import { pressAgain } from './early-actions.ts';
import { mirrored } from './first-view-visitor.ts';

/** Id of the data block in a server-rendered page. */
const DATA_ID = 'first-view';

/** Local storage that affects every page and that the server does not know. */
const OWN: readonly StorageKey[] = ['isTestLicence', 'appNameParam'];

/** Local storage that pages with a layout show and that the server does not know. */
const OWN_FRAMED: readonly StorageKey[] = [
  'favouriteGames',
  'openedGames',
  'foundGames',
  'bonusInPlay',
  'playClosed',
  'searchKey',
];

/** Session storage with the draft of a form, by page. */
const DRAFTS: Partial<Record<RouteId, StorageKey>> = {
  login: 'draft:login',
  register: 'draft:register',
  resetPassword: 'draft:reset',
  reviews: 'draft:review',
  profileContacts: 'draft:contacts',
  profileVerifyPhone: 'draft:verify-phone',
  profileVerifyEmail: 'draft:verify-email',
};

/** Whether a list of this history entry was scrolled before a reload, or before the visitor left it. */
function wasScrolled(): boolean {
  const { key } = (history.state ?? {}) as { key?: string };
  return key !== undefined && (session.getItem('listPlaces') ?? '').includes(JSON.stringify(key));
}

/** Whether this browser has stored something that the page shows. */
function hasOwn(): boolean {
  const id = matchRoute(location.pathname)?.id ?? 'notFound';
  const keys = routes[id].frame === 'bare' ? OWN : [...OWN, ...OWN_FRAMED];
  if (keys.some((key) => local.getItem(key) !== null)) return true;
  if (id === 'register' && storedPromoCode() !== null) return true;
  if (id === 'resetPassword' && local.getItem('resetPhone') !== null) return true;
  const draft = DRAFTS[id];
  return (draft !== undefined && session.getItem(draft) !== null) || wasScrolled();
}

/** Whether the page was rendered for this visitor, and no translator has wrapped its texts (BROW-05). */
function isUntouched({ visitor }: FirstView): boolean {
  const own = mirrored();
  const isOther = Object.entries(own).some(([name, value]) => visitor[name as keyof typeof own] !== value);
  return !isOther && document.querySelector('#root font') === null;
}

/** Whether this browser would render the same page as the server. */
function isSame(view: FirstView): boolean {
  // Router state is stored in the history and survives a reload.
  if (!isUntouched(view) || (history.state as { usr?: unknown } | null)?.usr != null) return false;
  if (hasOwn()) return false;
  return !isInstalled() && frame() === 'none';
}

/** Whether the server rendered the page, even if for another visitor. */
export const hasFirstView = (): boolean => document.getElementById(DATA_ID) !== null;

/**
 * Takes over the server-rendered page with its data. If this browser would render a different page (`isSame`), the
 * data is used but the page is rendered again. False if the data is absent, for another language or currency, or a
 * guest's while a player is signed in.
 */
export function takeFirstView(): boolean {
  const block = document.getElementById(DATA_ID);
  if (block === null) return false;
  const { queries, ...view } = JSON.parse(block.textContent) as FirstView & { queries: DehydratedState };
  const own = mirrored();
  if (own.language !== view.visitor.language || own.currency !== view.visitor.currency) return false;
  // The browser has lost its cookie, so the server rendered the page with the responses for a guest.
  if (own.signedIn && !view.visitor.signedIn) return false;
  for (const { state } of queries.queries) {
    const refusal = state.error as ApiError | null;
    // JSON does not preserve the class of the error.
    if (refusal) state.error = new ApiError(refusal.kind, refusal);
  }
  hydrate(store.get(queryClientAtom), queries);
  if (isSame(view)) {
    store.set(firstViewAtom, view);
    store.set(availabilityAtom, view.availability);
  }
  return true;
}

/**
 * Whether the server-rendered page can still be hydrated. While the scripts and texts load, a session can end in
 * another tab, and a translator can wrap the texts.
 */
export function canHydrate(): boolean {
  const view = store.get(firstViewAtom);
  if (view === null) return false;
  if (isUntouched(view)) return true;
  store.set(firstViewAtom, null);
  return false;
}

/** Ends the first view: from now on the browser renders from its own state, and links use the router. */
export function endFirstView(): void {
  document.getElementById(DATA_ID)?.remove();
  pressAgain();
  const view = store.get(firstViewAtom);
  if (view) store.set(firstViewAtom, { ...view, now: null });
}
