import { atom, store } from '../state/store.ts';

export interface LinkToken {
  readonly token: string;
  readonly type: string | null;
  /** Analytics event after a success (OP-39). */
  readonly event: string | null;
  /** Whether the session of the page was refused and only this login can replace it (NET-08). */
  readonly isNeeded: boolean;
}

/** Login token of the initial URL, until it has been tried. In memory only. */
export const linkTokenAtom = atom<LinkToken | null>(null);

const MAX = 4096;
const NAMES = ['auth_token', 'auth_type', 'event'] as const;

/** Takes the login token of a URL into `linkTokenAtom` (OP-40, OP-117); returns the URL without it. */
export function takeLinkToken(address: URL): URL {
  const [token, type, event] = NAMES.map((name) => address.searchParams.get(name));
  if (token === null || token === undefined) return address;
  const rest = new URL(address);
  for (const name of NAMES) rest.searchParams.delete(name);
  if (token !== '' && token.length <= MAX)
    store.set(linkTokenAtom, { token, type: type ?? null, event: event ?? null, isNeeded: false });
  return rest;
}

/** A link that reverts a change (SEC-03), and its outcome. */
export interface UndoLink {
  readonly token: string;
  readonly outcome: 'unused' | 'done' | 'stale';
}

/** Undo link of the initial URL. In memory only: it ends the session, and its outcome is shown afterwards. */
export const undoLinkAtom = atom<UndoLink | null>(null);

/** Takes the token of an undo link into `undoLinkAtom` (SEC-03); returns the URL without it. */
export function takeUndoToken(address: URL): URL {
  const token = address.searchParams.get('undo');
  if (token === null) return address;
  const rest = new URL(address);
  rest.searchParams.delete('undo');
  if (token !== '' && token.length <= MAX) store.set(undoLinkAtom, { token, outcome: 'unused' });
  return rest;
}

/** Marks the login link as needed for a session without a refresh token. Returns false without a link. */
export function requireLinkToken(): boolean {
  const known = store.get(linkTokenAtom);
  if (known) store.set(linkTokenAtom, { ...known, isNeeded: true });
  return known !== null;
}

/** Parameters returned by a social provider; untrusted until `state` is verified. */
export interface SocialReturn {
  readonly provider: string;
  readonly token: string;
  readonly state: string;
  /** Whether the visitor cancelled at the provider, or the provider refused; `token` is then empty. */
  readonly isDenied: boolean;
}

const SOCIAL_NAMES = ['provider', 'token', 'state', 'error'] as const;
/** Parameters that explain an error; they differ by provider. */
const NOTES = ['error_description', 'error_reason', 'error_code', 'error_uri'] as const;

let back: SocialReturn | null = null;

/** Takes a provider's parameters for `socialReturn`; returns the URL without them. */
export function takeSocialReturn(address: URL): URL {
  if (!/^\/social-login\/?$/.test(address.pathname)) return address;
  const [provider = '', token = '', state = '', error = ''] = SOCIAL_NAMES.map(
    (name) => address.searchParams.get(name) ?? '',
  );
  if (error) back = { provider, token: '', state, isDenied: true };
  else if (provider && token && token.length <= MAX) back = { provider, token, state, isDenied: false };
  const rest = new URL(address);
  for (const name of [...SOCIAL_NAMES, ...NOTES]) rest.searchParams.delete(name);
  return rest;
}

export function socialReturn(): SocialReturn | null {
  return back;
}

export function spendSocialReturn(): void {
  back = null;
}
