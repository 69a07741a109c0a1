import { writeCookie } from '../storage/cookies.ts';
import { callLinkToken } from './link-token.ts';
import { forgetDatabases } from '../storage/databases.ts';
import { sessionKeys, traceKeys } from '../storage/keys.ts';
import { isRecord, local, session, storedJson, storedText, storedToken } from '../storage/storage.ts';
import { atom, store } from '../state/store.ts';

/** Why a session ended: by the player, because the server no longer knows it, or by a ban. */
export type EndReason = 'logout' | 'expired' | 'ban';

/** Both tokens of a sign-in or a refresh; opaque texts. */
export interface Tokens {
  access: string;
  refresh: string | null;
}

/** The local record of the player (STORE-02). */
export interface LocalUser {
  id: number;
  source_id: string | null;
  currency: string;
}

const HOURS_CDA = 720;

const accessToken = storedToken('accessToken');
const refreshToken = storedToken('refreshToken');
const sessionMark = storedText('sessionMark');
/** Id of the player as it is stored (STORE-01). */
export const playerId = storedText('player_id');
/** Phone whose password is being reset, digits (RESET-01). */
export const resetPhone = storedText('resetPhone');

/** Stands in the place of the mark of a session the server has ended, so that the other tabs can say so too. */
const EXPIRED = 'expired';

/** Local record of the player as it is stored, key `user`. */
export const localUser = storedJson<LocalUser>('user', (value) =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['currency'] === 'string'
    ? {
        id: value['id'],
        source_id: typeof value['source_id'] === 'string' ? value['source_id'] : null,
        currency: value['currency'],
      }
    : null,
);

interface SessionState {
  /** Grows by one at each sign-in, sign-out and change of player; session atoms and query clients belong to one. */
  readonly generation: number;
  readonly signedIn: boolean;
  readonly mark: string | null;
}

const read = (generation: number): SessionState => ({
  generation,
  signedIn: accessToken.read() !== null,
  mark: sessionMark.read(),
});

/** The session as the app sees it. A player is signed in when an access token exists (AUTH-01). */
export const sessionStateAtom = atom<SessionState>(read(0));

/** Number of the session; what belongs to a session ends when it changes. */
export const generationAtom = atom((get) => get(sessionStateAtom).generation);

/** Whether a player is signed in. */
export const signedInAtom = atom((get) => get(sessionStateAtom).signedIn);

const endings = new Set<(reason: EndReason) => void>();
/** Why a session ended before anything listened: the first listener gets it. */
const unheardEndAtom = atom<EndReason | null>(null);

/** Calls `listener` with the reason when a session of this tab ends; returns the way to stop. */
export function onSessionEnd(listener: (reason: EndReason) => void): () => void {
  endings.add(listener);
  const unheard = store.get(unheardEndAtom);
  store.set(unheardEndAtom, null);
  if (unheard !== null) listener(unheard);
  return () => void endings.delete(listener);
}

function announceEnd(reason: EndReason) {
  // Who signs out is on the page, and knows why.
  if (endings.size === 0 && reason !== 'logout') store.set(unheardEndAtom, reason);
  for (const listener of endings) listener(reason);
}

/** Begins the next generation: every session atom and the query client start anew. */
export function raiseGeneration(): void {
  store.set(sessionStateAtom, read(store.get(sessionStateAtom).generation + 1));
}

/** Looks at the storage again: another tab, or the time in the back-forward cache, may have changed it. */
export function syncSession(): void {
  const known = store.get(sessionStateAtom);
  const found = read(known.generation);
  if (found.signedIn === known.signedIn && found.mark === known.mark) return;
  if (found.signedIn || known.signedIn) raiseGeneration();
  else store.set(sessionStateAtom, { ...known, mark: found.mark });
  // The mark comes after the tokens are gone, be it a moment later.
  if (!found.signedIn && found.mark === EXPIRED) announceEnd('expired');
}

/** What the API client knows of the session. */
export const sessionPort = {
  access: () => accessToken.read(),
  refresh: () => refreshToken.read(),
  generation: () => store.get(sessionStateAtom).generation,
  store(tokens: { access: { token: string }; refresh: { token: string } }) {
    accessToken.write(tokens.access.token);
    refreshToken.write(tokens.refresh.token);
  },
  end(reason: 'expired' | 'missing' | 'ban') {
    // A link that signs in stands in for a refresh token that is not there (NET-08).
    if (reason === 'missing' && callLinkToken()) return;
    endSession(reason === 'ban' ? 'ban' : 'expired');
  },
};

/**
 * Forgets the refresh token once it was handed to another browser or page: the server takes it once, and a second use
 * ends both sessions (SEC-06). This session lasts until its access token ends.
 */
export function forgetRefreshToken(): void {
  refreshToken.remove();
}

/** Begins a session with the tokens of a sign-in and clears the reset marker (AUTH-13, AUTH-16). */
export function startSession(tokens: Tokens): void {
  if (store.get(sessionStateAtom).signedIn) forgetSaved();
  forgetPlayer();
  accessToken.write(tokens.access);
  if (tokens.refresh !== null) refreshToken.write(tokens.refresh);
  sessionMark.write(newMark());
  resetPhone.remove();
  store.set(unheardEndAtom, null);
  raiseGeneration();
}

/** `randomUUID` is missing outside secure contexts. */
const newMark = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

function forgetPlayer() {
  for (const key of sessionKeys) local.removeItem(key);
}

/** Answers and pictures that were saved for a time without a network (REACH-09). */
function forgetSaved() {
  forgetDatabases();
  globalThis.navigator?.serviceWorker?.controller?.postMessage({ type: 'FORGET' });
}

/** Grows when the traces of a player are removed; what was read from them is read again. */
export const tracesAtom = atom(0);

/** Removes what a player has left in this browser and this tab (REACH-09). */
export function forgetTraces(): void {
  for (const key of traceKeys) local.removeItem(key);
  session.clear();
  store.set(tracesAtom, (known) => known + 1);
}

/**
 * Ends the session: tokens, user record and welcome flag go (AUTH-18), the cookie `cda` is set (AUTH-19), and so does
 * everything else the browser holds of the player (REACH-09); who has only run out of time finds the own marks again. A
 * ban is told even when nobody was signed in: it may be the answer to a sign-in (AUTH-23).
 */
export function endSession(reason: EndReason): void {
  const signedIn = store.get(sessionStateAtom).signedIn || accessToken.read() !== null;
  if (!signedIn && reason !== 'ban') return;
  if (signedIn) {
    forgetPlayer();
    forgetSaved();
    if (reason !== 'expired') forgetTraces();
    if (reason === 'expired') sessionMark.write(EXPIRED);
    writeCookie('cda', 'true', HOURS_CDA);
    raiseGeneration();
  }
  announceEnd(reason);
}

/** Follows other tabs and the return from the back-forward cache; returns the way to stop. */
export function watchSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === accessToken.key || event.key === sessionMark.key) syncSession();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) syncSession();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}
