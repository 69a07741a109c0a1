import { useEffect } from 'react';
import { href, navigateTo, useParams } from '#app/platform/routing/router.tsx';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import { confirmTokenAtom } from './atoms.ts';

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
