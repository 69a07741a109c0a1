import { atom, store } from '../state/store.ts';

/** A sign-in an address brings. */
export interface LinkToken {
  readonly token: string;
  readonly type: string | null;
  /** What to tell the analytics once it has worked (OP-39). */
  readonly event: string | null;
  /** The session on this page has just been refused and has no other way on (NET-08). */
  readonly isNeeded: boolean;
}

/** The sign-in of the first address, until it was tried. In memory only. */
export const linkTokenAtom = atom<LinkToken | null>(null);

const MAX = 4096;
const NAMES = ['auth_token', 'auth_type', 'event'] as const;

/**
 * Takes the token out of an address: it stays neither in the address bar nor in the history (OP-40, OP-117). Gives the
 * address without it. `event` is taken only beside a token: alone it is some page's own.
 */
export function takeLinkToken(address: URL): URL {
  const [token, type, event] = NAMES.map((name) => address.searchParams.get(name));
  if (token === null || token === undefined) return address;
  const rest = new URL(address);
  for (const name of NAMES) rest.searchParams.delete(name);
  if (token !== '' && token.length <= MAX)
    store.set(linkTokenAtom, { token, type: type ?? null, event: event ?? null, isNeeded: false });
  return rest;
}

/** A link that undoes a change (SEC-03), and what became of it. */
export interface UndoLink {
  readonly token: string;
  readonly outcome: 'unused' | 'done' | 'stale';
}

/** Such a link of the first address. In memory only; it outlives the session that undoing ends. */
export const undoLinkAtom = atom<UndoLink | null>(null);

/** Takes the token of such a link out of an address, as `takeLinkToken` does. */
export function takeUndoToken(address: URL): URL {
  const token = address.searchParams.get('undo');
  if (token === null) return address;
  const rest = new URL(address);
  rest.searchParams.delete('undo');
  if (token !== '' && token.length <= MAX) store.set(undoLinkAtom, { token, outcome: 'unused' });
  return rest;
}

/** Whether a link can stand in for a session that has no refresh token; from then on it is asked to. */
export function callLinkToken(): boolean {
  const known = store.get(linkTokenAtom);
  if (known) store.set(linkTokenAtom, { ...known, isNeeded: true });
  return known !== null;
}
