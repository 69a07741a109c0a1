import { routeHref } from '../platform/routing/paths.ts';
import { Navigate, matchRoute, useLocation } from '../platform/routing/router.tsx';

/** A former address: leads on to the page it means, with query, hash and the way back. */
export function Moved() {
  const { pathname, search, hash, state } = useLocation();
  const match = matchRoute(pathname, search);
  return match && <Navigate replace to={`${routeHref(match)}${hash}`} state={state as unknown} />;
}
