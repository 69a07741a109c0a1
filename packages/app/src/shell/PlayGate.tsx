import { useEffect, useMemo, useState } from 'react';
import {
  isEntrance,
  leadsToEntrance,
  PlayClosed,
  storedRestriction,
  storeRestriction,
} from '../features/breaks/index.ts';
import { moneyAtom } from '../features/cash-box/index.ts';
import { isRoundOpenAtom } from '../features/games/pages.ts';
import { PROFILE_KEY, profileOptions, useHolding, userAtom } from '../features/session/index.ts';
import { poll } from '../platform/network/polling.ts';
import { useQuery, useQueryClient } from '../platform/network/query.ts';
import { closesLinkAtom, restrictedCallsAtom } from '../platform/network/outage.ts';
import { href, type RouteId } from '../platform/routing/paths.ts';
import { store, useAtomValue } from '../platform/state/store.ts';
import { closedPlayAtom, itemsOf, type ClosedPlay, type NavItemsInput } from './nav-items.tsx';
import type { BottomMenuItem } from '@tulpar/ui/bottom-menu';
import {
  ChatIcon,
  DocumentIcon,
  LobbyIcon,
  MoneyOutIcon,
  ProfileIcon,
  ResponsibleGamingIcon,
} from '@tulpar/ui/icon';
import type { SidebarGroup } from '@tulpar/ui/sidebar';
import { useOnChange } from '../platform/state/last-value.ts';

/** Menu items during a restriction; none leads to play (SAFE-10). */
function closedPlaces({ t, isCurrent, chat }: NavItemsInput) {
  const item = itemsOf(isCurrent);
  return {
    lobby: item(href('lobby'), t('page.lobby'), <LobbyIcon />),
    statement: item(href('statement'), t('page.statement'), <DocumentIcon />),
    withdrawal: item(href('withdrawal'), t('breaks.menu.withdrawal'), <MoneyOutIcon />),
    chat: item(href('contacts', {}, { hash: 'chat' }), t('breaks.menu.chat'), <ChatIcon />, chat),
    profile: item(href('profile'), t('page.profile'), <ProfileIcon />),
    responsible: item(
      href('staticPage', { slug: 'responsible-gaming' }),
      t('nav.responsible'),
      <ResponsibleGamingIcon />,
    ),
  };
}

export function closedMenu(input: NavItemsInput): BottomMenuItem[] {
  const { lobby, statement, withdrawal, chat, profile } = closedPlaces(input);
  return [lobby, statement, withdrawal, chat, profile];
}

export function closedSidebar(input: NavItemsInput): SidebarGroup[] {
  const { lobby, statement, withdrawal, chat, profile, responsible } = closedPlaces(input);
  return [
    { items: [lobby, statement, withdrawal, profile] },
    { title: input.t('nav.help'), items: [chat, responsible] },
  ];
}

/**
 * Poll interval of the profile without events, ms, to notice a break that was started elsewhere (SAFE-10). The
 * verification state is part of the profile, so this poll refreshes it too (KYC-17).
 */
const POLL = 10_000;
const { refetchInterval, meta } = poll(POLL, POLL, profileOptions.meta);

/** Game pages, which close only after a running round has finished (SAFE-12). */
const GAMES: ReadonlySet<RouteId> = new Set(['game', 'fruitCocktail', 'resident']);

const closedPlay = (isRoundOpen: boolean): ClosedPlay => ({
  closes: (id) => isEntrance[id] && !(isRoundOpen && GAMES.has(id)),
  Card: ClosedCard,
  menu: closedMenu,
  sidebar: closedSidebar,
});

/** Closes play before the first frame if a break was in force on the last visit: the server has not responded yet. */
export async function closeStoredPlay(): Promise<void> {
  if (!storedRestriction()) return;
  store.set(closedPlayAtom, closedPlay(false));
}

/** Closes play in every open tab during a break or self-exclusion, reopens it after (SAFE-10, SAFE-11). */
export function PlayGate() {
  const queries = useQueryClient();
  const { data: user } = useQuery({ ...profileOptions, refetchInterval, meta });
  const [stored] = useState(storedRestriction);
  const holds = useHolding(user ? user.restriction : stored) !== null;
  const isRoundOpen = useAtomValue(isRoundOpenAtom);
  const refusals = useAtomValue(restrictedCallsAtom);
  useEffect(() => {
    if (refusals > 0) void queries.invalidateQueries({ queryKey: PROFILE_KEY });
  }, [refusals, queries]);
  useOnChange(holds, () => {
    // A restriction can end by time alone; refetch the profile, on which other parts depend.
    if (!holds) void queries.invalidateQueries({ queryKey: PROFILE_KEY });
  });
  useEffect(() => {
    if (user) storeRestriction(user.restriction);
  }, [user]);
  const closed = useMemo(() => closedPlay(isRoundOpen), [isRoundOpen]);
  useEffect(() => store.set(closedPlayAtom, holds ? closed : null), [holds, closed]);
  useEffect(() => () => store.set(closedPlayAtom, null), []);
  useEffect(() => {
    store.set(closesLinkAtom, holds ? leadsToEntrance : null);
    return () => store.set(closesLinkAtom, null);
  }, [holds]);
  return null;
}

function ClosedCard() {
  const user = useAtomValue(userAtom);
  const money = useAtomValue(moneyAtom);
  const restriction = user ? user.restriction : storedRestriction();
  return restriction && <PlayClosed restriction={restriction} money={money} />;
}
