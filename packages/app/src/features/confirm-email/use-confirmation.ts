import { useEffect, useEffectEvent } from 'react';
import {
  href,
  matchRoute,
  navigateTo,
  useParams,
  useCarried,
  useSearch,
} from '#app/platform/routing/router.tsx';
import { store, useAtomValue, atom } from '#app/platform/state/store.ts';
import { confirmEmail } from '@tulpar/api/contract';
import { profileOptions } from '#app/features/session/index.ts';
import { call, isApiError } from '#app/platform/network/api.ts';
import { linkTokenAtom } from '#app/platform/session/link-token.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { markInstalled } from '#app/platform/device/installed.ts';
import { initialUrl } from '#app/platform/routing/urls.ts';
import { pendingToastAtom } from '#app/platform/state/overlay-turns.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

/** `stale`: link refused, as when expired; `away`: other failure; `lost`: reloaded before the response. */
export type Outcome = 'waiting' | 'done' | 'stale' | 'away' | 'lost';

export interface Known {
  hasLink: boolean;
  storedOutcome: string | undefined;
  isConfirmed: boolean;
  error: unknown;
}

/** Whether the server refused the link, so that another attempt cannot help. */
function isRefusal(error: unknown): boolean {
  return isApiError(error, 'rejected', 'validation');
}

/** Outcome of the link (ROUTE-06, OP-11). A link used before gets the same response as a new one. */
export function outcomeOf({ hasLink, storedOutcome, isConfirmed, error }: Known): Outcome {
  if (isConfirmed || storedOutcome === 'done') return 'done';
  if (storedOutcome === 'stale' || isRefusal(error)) return 'stale';
  if (error) return 'away';
  return hasLink ? 'waiting' : 'lost';
}

export const confirmTitles = {
  waiting: 'confirm.waitingTitle',
  done: 'confirm.doneTitle',
  stale: 'reset.staleTitle',
  away: 'confirm.awayTitle',
  lost: 'confirm.lostTitle',
} as const satisfies Record<Outcome, string>;

/** Token of the email link. Only in memory; survives the login by the same link. */
const confirmTokenAtom = atom<string | null>(null);

/** Replaces the token in the URL once it has been read. */
const TAKEN = 'done';
export const takenHref = href('confirmEmail', { token: TAKEN });
const MAX = 4096;

/** Reads the token and removes it from the address bar and the history (OP-117). */
export function useConfirmToken(): string | null {
  const { token } = useParams('confirmEmail');
  const isTaken = token === TAKEN;
  useEffect(() => {
    if (isTaken) return;
    store.set(confirmTokenAtom, token.slice(0, MAX));
    navigateTo(takenHref, { replace: true });
  }, [isTaken, token]);
  const known = useAtomValue(confirmTokenAtom);
  return isTaken ? known : token.slice(0, MAX);
}

export function forgetConfirmToken(): void {
  store.set(confirmTokenAtom, null);
}

/** Marks the browser as the installed app if the link was made for it (CONF-12). */
function usePwaMark(): void {
  const [search] = useSearch();
  const type = search.get('auth_type');
  useEffect(() => {
    // `auth_type` was removed from the current URL together with the token, so read the initial one.
    const { pathname, searchParams } = initialUrl();
    const first = matchRoute(pathname)?.id === 'confirmEmail' ? searchParams.get('auth_type') : null;
    if ((type ?? first) === 'pwa') markInstalled();
  }, [type]);
}

export interface Confirmation {
  readonly outcome: Outcome;
  readonly isRetrying: boolean;
  retry(): void;
}

/**
 * Confirms the email by the link of the page (API-14, CONF-10). A login by the same link starts a new session, in
 * which the request is repeated without harm. A player then goes to their profile's contacts (CONF-11), even after a
 * failure, which is only logged (CONF-13, OP-11). A guest has no profile and sees the result here.
 */
export function useConfirmation(): Confirmation {
  usePwaMark();
  const token = useConfirmToken();
  const { outcome: storedOutcome } = useCarried();
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  const isLoggingIn = useAtomValue(linkTokenAtom) !== null && !signedIn;
  const { isSuccess, isFetching, error, refetch } = useQuery({
    queryKey: ['confirmEmail', token],
    queryFn: ({ signal }) => call(confirmEmail, { params: { token: token ?? '' } }, { signal }),
    enabled: token !== null && storedOutcome === undefined,
    staleTime: Infinity,
  });
  const outcome = outcomeOf({ hasLink: token !== null, storedOutcome, isConfirmed: isSuccess, error });

  useEffect(() => {
    if (error) report('confirm-email', { kind: isApiError(error) ? error.kind : null });
  }, [error]);
  const settled = isSuccess ? 'done' : isRefusal(error) ? 'stale' : null;
  useEffect(() => {
    // Store the outcome for a reload, as the link is no longer in the URL.
    if (settled !== null && !signedIn)
      navigateTo(takenHref, { replace: true, state: { carry: { outcome: settled } } });
  }, [settled, signedIn]);
  useEffect(() => {
    if (storedOutcome !== undefined) forgetConfirmToken();
  }, [storedOutcome]);

  const isOver = signedIn && outcome !== 'waiting';
  const leave = useEffectEvent(async () => {
    forgetConfirmToken();
    navigateTo(href('profileContacts'), { replace: true });
    if (outcome !== 'done') return;
    const user = await queries.fetchQuery({ ...profileOptions, staleTime: 0 }).catch(() => null);
    // The link may confirm the email of another account.
    const isOwn = user?.is_email_confirmed ?? true;
    store.set(
      pendingToastAtom,
      isOwn ? { tone: 'success', title: 'confirm.doneTitle' } : { tone: 'info', title: 'confirm.otherTitle' },
    );
  });
  useEffect(() => {
    if (isOver) void leave();
  }, [isOver]);

  return {
    outcome: signedIn || isLoggingIn ? 'waiting' : outcome,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
