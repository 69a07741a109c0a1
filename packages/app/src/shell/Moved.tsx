import { routeHref } from '../platform/routing/paths.ts';
import { Navigate, matchRoute, useLocation } from '../platform/routing/router.tsx';

/** Redirects a former URL, with query, hash and back link. */
export function Moved() {
  const { pathname, search, hash, state } = useLocation();
  const match = matchRoute(pathname, search);
  return match && <Navigate replace to={`${routeHref(match)}${hash}`} state={state as unknown} />;
}
