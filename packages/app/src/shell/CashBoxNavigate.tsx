import { useEffect } from 'react';
import { href, navigateTo, matchRoute, useLocation } from '../platform/routing/router.tsx';

/** Name of the request to open the cash box, in router state and in the query (HEAD-09, OP-108). */
const FLAG = 'cashboxNavigate';

/** In memory only: a guest is redirected after login, but not after a reload. */
let isWanted = false;

const isAsked = (search: string, state: unknown) =>
  new URLSearchParams(search).get(FLAG) === '1' ||
  (typeof state === 'object' && state !== null && (state as Record<string, unknown>)[FLAG] === true);

/** The query without the flag, so that Back or a shared link does not repeat the redirect. */
function without(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(FLAG);
  return rest.size > 0 ? `?${rest.toString()}` : '';
}

/** Redirects a player with `cashboxNavigate` to the deposit page, once (HEAD-09). */
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
      const { [FLAG]: _flag, ...remaining } = (state ?? {}) as Record<string, unknown>;
      navigateTo(`${pathname}${rest}${hash}`, { replace: true, state: remaining });
    }
  }, [pathname, search, hash, state, signedIn]);
  return null;
}
