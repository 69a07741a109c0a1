import { flushSync } from 'react-dom';
import {
  writeCookie,
  isRecord,
  local,
  outlivesReload,
  session,
  storedJson,
  storedText,
  storedToken,
} from '../storage/storage.ts';
import { requireLinkToken } from './link-token.ts';
import { forgetDatabases, sessionKeys, traceKeys } from '../storage/keys.ts';
import { atom, store } from '../state/store.ts';

/** Why a session ended: by logout, because the server refused it, or by a ban. */
export type EndReason = 'logout' | 'expired' | 'ban';

/** Tokens of a login or refresh; opaque strings. */
export interface Tokens {
  access: string;
  refresh: string | null;
}

/** Local record of the player (STORE-02). */
export interface LocalUser {
  id: number;
  source_id: string | null;
  currency: string;
}

const HOURS_CDA = 720;

const accessToken = storedToken('accessToken');
const refreshToken = storedToken('refreshToken');
const storedSessionId = storedText('sessionMark');
/** Stored id of the player (STORE-01). */
export const playerId = storedText('player_id');
/** Phone whose password is being reset, digits (RESET-01). */
export const resetPhone = storedText('resetPhone');

/** Stored instead of the session id after the server ended the session, so that other tabs can show it too. */
const EXPIRED = 'expired';

/** Stored record of the player, key `user`. */
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
  /** Incremented at each login, logout and change of player. */
  readonly generation: number;
  readonly signedIn: boolean;
  readonly sessionId: string | null;
}

const read = (generation: number): SessionState => ({
  generation,
  signedIn: accessToken.read() !== null,
  sessionId: storedSessionId.read(),
});

/** State of the session. A player is logged in when an access token exists (AUTH-01). */
export const sessionStateAtom = atom<SessionState>(read(0));

/** Number of the session; session data is dropped when it changes. */
export const generationAtom = atom((get) => get(sessionStateAtom).generation);

export const signedInAtom = atom((get) => get(sessionStateAtom).signedIn);

const endings = new Set<(reason: EndReason) => void>();
/** End of a session before any listener was registered; the first one receives it. */
const unhandledEndAtom = atom<EndReason | null>(null);

/** Calls `listener` with the reason when a session of this tab ends; returns an unsubscribe function. */
export function onSessionEnd(listener: (reason: EndReason) => void): () => void {
  endings.add(listener);
  const unhandled = store.get(unhandledEndAtom);
  store.set(unhandledEndAtom, null);
  if (unhandled !== null) listener(unhandled);
  return () => void endings.delete(listener);
}

function announceEnd(reason: EndReason) {
  // A logout is not stored for later, because the player has just chosen it on the page.
  if (endings.size === 0 && reason !== 'logout') store.set(unhandledEndAtom, reason);
  for (const listener of endings) listener(reason);
}

export function startNewGeneration(): void {
  store.set(sessionStateAtom, read(store.get(sessionStateAtom).generation + 1));
}

/** The stored session if another tab has changed it, else null. */
function changedSession(): SessionState | null {
  const known = store.get(sessionStateAtom);
  const found = read(known.generation);
  return found.signedIn === known.signedIn && found.sessionId === known.sessionId ? null : found;
}

/** Reads the session from storage again after changes by another tab, also after the back-forward cache. */
export function syncSession(): void {
  const known = store.get(sessionStateAtom);
  const found = changedSession();
  if (!found) return;
  if (found.signedIn || known.signedIn) startNewGeneration();
  else store.set(sessionStateAtom, { ...known, sessionId: found.sessionId });
  // The session id may be written shortly after the tokens are removed.
  if (!found.signedIn && found.sessionId === EXPIRED) announceEnd('expired');
}

let tokenChannel: BroadcastChannel | undefined;
const replacedTokens = new Set<string>();

/**
 * Sends other tabs the tokens that replaced a refresh token; without tokens, requests those that replaced the stored
 * one.
 */
function sendTokens(replaced: string | null, access?: string | null, refresh?: string | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  tokenChannel?.postMessage({ replaced, access, refresh });
}

/**
 * Shares new tokens between tabs that hold them in session storage, because local storage is full. A duplicated tab
 * starts with copies; if it refreshed with a replaced token, the server would end the session of all tabs.
 */
function shareTokens(): void {
  if (tokenChannel || !outlivesReload('refreshToken')) return;
  tokenChannel = new BroadcastChannel('tokens');
  tokenChannel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return;
    const { replaced, access, refresh } = data;
    if (typeof replaced !== 'string') return;
    if (typeof access !== 'string' || typeof refresh !== 'string') {
      if (replacedTokens.has(replaced)) sendTokens(replaced, accessToken.read(), refreshToken.read());
      return;
    }
    if (replaced !== refreshToken.read()) return;
    replacedTokens.add(replaced);
    accessToken.write(access);
    refreshToken.write(refresh);
  });
  sendTokens(refreshToken.read());
}

shareTokens();

/** Session access of the API client. */
export const sessionPort = {
  access: () => accessToken.read(),
  refresh: () => refreshToken.read(),
  generation: () => store.get(sessionStateAtom).generation,
  store(tokens: { access: { token: string }; refresh: { token: string } }) {
    const replaced = refreshToken.read();
    accessToken.write(tokens.access.token);
    refreshToken.write(tokens.refresh.token);
    shareTokens();
    if (replaced !== null) replacedTokens.add(replaced);
    sendTokens(replaced, tokens.access.token, tokens.refresh.token);
  },
  end(reason: 'expired' | 'missing' | 'ban') {
    // A login link can replace a missing refresh token (NET-08).
    if (reason === 'missing' && requireLinkToken()) return;
    endSession(reason === 'ban' ? 'ban' : 'expired');
  },
};

/** Removes the refresh token after passing it on: a second use would end both sessions (SEC-06). */
export function forgetRefreshToken(): void {
  refreshToken.remove();
}

/** Starts a session with the tokens of a login and clears `resetPhone` (AUTH-13, AUTH-16). */
export function startSession(tokens: Tokens): void {
  if (store.get(sessionStateAtom).signedIn) forgetSaved();
  forgetPlayer();
  accessToken.write(tokens.access);
  if (tokens.refresh !== null) refreshToken.write(tokens.refresh);
  shareTokens();
  storedSessionId.write(newSessionId());
  resetPhone.remove();
  store.set(unhandledEndAtom, null);
  startNewGeneration();
}

/** Not `randomUUID`, which is missing outside secure contexts. */
const newSessionId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

function forgetPlayer() {
  for (const key of sessionKeys) local.removeItem(key);
  replacedTokens.clear();
}

/** Deletes saved data and pictures (REACH-09). */
function forgetSaved() {
  forgetDatabases();
  globalThis.navigator?.serviceWorker?.controller?.postMessage({ type: 'FORGET' });
}

/** Incremented when a player's traces are removed; dependent atoms read the storage again. */
export const tracesAtom = atom(0);

export function forgetTraces(): void {
  for (const key of traceKeys) local.removeItem(key);
  session.clear();
  store.set(tracesAtom, (known) => known + 1);
}

/**
 * Removes tokens and user record (AUTH-18), sets the cookie `cda` (AUTH-19), and removes saved responses and, except
 * after an expiry, traces of the player (REACH-09). A ban is announced even without a session (AUTH-23).
 */
export function endSession(reason: EndReason): void {
  const signedIn = store.get(sessionStateAtom).signedIn || accessToken.read() !== null;
  if (!signedIn && reason !== 'ban') return;
  if (signedIn) {
    forgetPlayer();
    forgetSaved();
    if (reason !== 'expired') forgetTraces();
    if (reason === 'expired') storedSessionId.write(EXPIRED);
    writeCookie('cda', 'true', HOURS_CDA);
    startNewGeneration();
  }
  announceEnd(reason);
}

/** Follows other tabs and the return from the back-forward cache; returns an unsubscribe function. */
export function watchSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === accessToken.key || event.key === storedSessionId.key)
      syncSession();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // The first frame of a restored page must not show a player who has signed out meanwhile.
    if (changedSession()) flushSync(syncSession);
    // A page in the back-forward cache gets no storage events; without a key, every listener reads its value again.
    dispatchEvent(new StorageEvent('storage'));
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}
