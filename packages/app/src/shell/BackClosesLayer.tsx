import { closeTopLayer } from '@tulpar/ui/dialog';
import { useEffect } from 'react';
import { matchRoute } from '../platform/routing/paths.ts';
import { useBlocker, useLocation, type Location } from '../platform/routing/router.tsx';
import { routes } from '../routes.ts';

const pageOf = ({ pathname, search }: Location) => pathname + search;

function CloseOnBack() {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' &&
      // Back itself closes a window that the hash has opened.
      pageOf(currentLocation) !== pageOf(nextLocation) &&
      closeTopLayer(),
  );
  useEffect(() => blocker.reset?.(), [blocker]);
  return null;
}

/**
 * Makes Back close the open dialog or sheet instead of leaving the page, in browsers without `CloseWatcher`. Not on
 * game pages, which have a blocker of their own: a router calls only one.
 */
export function BackClosesLayer() {
  const { pathname } = useLocation();
  const { id } = matchRoute(pathname) ?? { id: 'notFound' as const };
  return routes[id].load === routes.game.load ? null : <CloseOnBack />;
}
