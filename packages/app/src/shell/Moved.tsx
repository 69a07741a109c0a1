import { placeHref } from '../platform/routing/paths.ts';
import { Navigate, placeOf, useLocation } from '../platform/routing/router.tsx';

/** A former address: leads on to the page it means, with query, hash and the way back. */
export function Moved() {
  const { pathname, search, hash, state } = useLocation();
  const place = placeOf(pathname, search);
  return place && <Navigate replace to={`${placeHref(place)}${hash}`} state={state as unknown} />;
}
