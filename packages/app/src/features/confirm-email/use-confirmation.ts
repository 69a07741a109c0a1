import { useEffect } from 'react';
import { href, navigateTo, useParams } from '#app/platform/routing/router.tsx';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import { confirmTokenAtom } from './atoms.ts';
import { confirmEmail } from '@tulpar/api/contract';
import { PROFILE_KEY, userAtom } from '#app/features/session/index.ts';
import { call, isApiError } from '#app/platform/network/api.ts';
import { linkTokenAtom } from '#app/platform/session/link-token.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { useCarried } from '#app/platform/routing/back-link.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { isRefusal, outcomeOf, type Outcome } from './outcome.ts';

/** Stands in the address once the token was taken out of it. */
const TAKEN = 'done';
/** Address of the page without its secret. */
export const takenHref = href('confirmEmail', { token: TAKEN });
const MAX = 4096;

/** Takes the token out of the address: it stays neither in the address bar nor in the history (OP-117). */
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

/** The link has been answered: nothing is left to confirm. */
export function forgetConfirmToken(): void {
  store.set(confirmTokenAtom, null);
}

/** A confirmation on its page. */
export interface Confirmation {
  readonly outcome: Outcome;
  readonly signedIn: boolean;
  /** The sign-in the link brought is under way. */
  readonly isSigningIn: boolean;
  readonly isRetrying: boolean;
  retry(): void;
}

/**
 * Confirms the e-mail by the link of the page (API-14). The sign-in of the same link begins a new session, which asks
 * anew: repeating does no harm. A failure is logged (OP-11).
 */
export function useConfirmation(): Confirmation {
  const token = useConfirmToken();
  const { outcome: kept } = useCarried();
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  const user = useAtomValue(userAtom);
  const isSigningIn = useAtomValue(linkTokenAtom) !== null && !signedIn;
  const { isSuccess, isFetching, error, refetch } = useQuery({
    queryKey: ['confirmEmail', token],
    queryFn: ({ signal }) => call(confirmEmail, { params: { token: token ?? '' } }, { signal }),
    enabled: token !== null && kept === undefined,
    staleTime: Infinity,
  });
  const outcome = outcomeOf({
    hasLink: token !== null,
    kept,
    isConfirmed: isSuccess,
    error,
    isPlayerConfirmed: user?.is_email_confirmed ?? null,
  });

  useEffect(() => {
    if (error) report('confirm-email', { kind: isApiError(error) ? error.kind : null });
  }, [error]);
  const settled = isSuccess ? 'done' : isRefusal(error) ? 'stale' : null;
  useEffect(() => {
    // A reload finds the outcome here, as the link is gone from the address.
    if (settled === null) return;
    navigateTo(takenHref, { replace: true, state: { carry: { outcome: settled } } });
    if (settled === 'done') void queries.invalidateQueries({ queryKey: PROFILE_KEY });
  }, [settled, queries]);
  useEffect(() => {
    if (kept !== undefined) forgetConfirmToken();
  }, [kept]);

  return { outcome, signedIn, isSigningIn, isRetrying: isFetching, retry: () => void refetch() };
}
