import { useEffect, useMemo } from 'react';
import { isEntrance, PlayClosed, useHolding } from '../features/breaks/closed-play.ts';
import { moneyAtom } from '../features/cash-box/index.ts';
import { isRoundOpenAtom } from '../features/games/shares.ts';
import { PROFILE_KEY, profileOptions, userAtom } from '../features/session/index.ts';
import { poll } from '../platform/network/polling.ts';
import { useQuery, useQueryClient } from '../platform/network/query.ts';
import { restrictedCallsAtom } from '../platform/network/restricted-calls.ts';
import type { RouteId } from '../platform/routing/paths.ts';
import { store, useAtomValue } from '../platform/state/store.ts';
import { closedMenu, closedSidebar } from './closed-nav.tsx';
import { closedPlayAtom } from './closed-play.ts';

/** How soon a break made elsewhere closes play where no events come, ms (SAFE-10). */
const POLL = 10_000;
const { refetchInterval, meta } = poll(POLL);

/** A game whose round runs stays until the round is over (SAFE-12). */
const GAMES: ReadonlySet<RouteId> = new Set(['game', 'fruitCocktail', 'resident']);

/** Closes play for a player on a break or excluded, in every open tab, and opens it when the time is over (SAFE-10, SAFE-11). */
export function PlayGate() {
  const queries = useQueryClient();
  const { data: user } = useQuery({ ...profileOptions, refetchInterval, meta });
  const holds = useHolding(user?.restriction ?? null) !== null;
  const isRoundOpen = useAtomValue(isRoundOpenAtom);
  const refusals = useAtomValue(restrictedCallsAtom);
  useEffect(() => {
    if (refusals > 0) void queries.invalidateQueries({ queryKey: PROFILE_KEY });
  }, [refusals, queries]);
  const closed = useMemo(
    () => ({
      closes: (id: RouteId) => isEntrance[id] && !(isRoundOpen && GAMES.has(id)),
      Card: ClosedCard,
      menu: closedMenu,
      sidebar: closedSidebar,
    }),
    [isRoundOpen],
  );
  useEffect(() => store.set(closedPlayAtom, holds ? closed : null), [holds, closed]);
  useEffect(() => () => store.set(closedPlayAtom, null), []);
  return null;
}

function ClosedCard() {
  const user = useAtomValue(userAtom);
  const money = useAtomValue(moneyAtom);
  return user?.restriction ? <PlayClosed restriction={user.restriction} money={money} /> : null;
}
