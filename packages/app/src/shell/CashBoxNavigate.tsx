import { useEffect } from 'react';
import { href, navigateTo, matchRoute, useLocation } from '../platform/routing/router.tsx';

/** Name of the wish for the cash box, in router state and in the query (HEAD-09, OP-108). */
const FLAG = 'cashboxNavigate';

/** Kept in memory only: a guest is sent on after sign-in, a page that was loaded anew has forgotten it. */
let isWanted = false;

const isAsked = (search: string, state: unknown) =>
  new URLSearchParams(search).get(FLAG) === '1' ||
  (typeof state === 'object' && state !== null && (state as Record<string, unknown>)[FLAG] === true);

/** The rest of the query, so that the wish is not made again by going back or by a link that was passed on. */
function without(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(FLAG);
  return rest.size > 0 ? `?${rest.toString()}` : '';
}

/** Sends a player who came with `cashboxNavigate` to the deposit page, once (HEAD-09). */
export function CashBoxNavigate({ signedIn }: { signedIn: boolean }) {
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    const isHere = isAsked(search, state);
    if (isHere) isWanted = true;
    if (!isWanted) return;
    const rest = without(search);
    if (signedIn) {
      isWanted = false;
      const back = matchRoute(pathname, rest);
      navigateTo(href('deposit'), { replace: isHere, state: back ? { back } : {} });
    } else if (isHere) {
      const { [FLAG]: _wish, ...kept } = (state ?? {}) as Record<string, unknown>;
      navigateTo(`${pathname}${rest}${hash}`, { replace: true, state: kept });
    }
  }, [pathname, search, hash, state, signedIn]);
  return null;
}
