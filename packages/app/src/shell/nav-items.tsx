import { sessionAtom } from '../platform/state/session-atom.ts';
import type { BottomMenuItem } from '@tulpar/ui/bottom-menu';
import type { SidebarGroup, SidebarItem } from '@tulpar/ui/sidebar';
import type { ComponentType, ReactNode } from 'react';
import { href, type RouteId } from '../platform/routing/paths.ts';
import {
  GiftIcon,
  LobbyIcon,
  LogInIcon,
  ProfileIcon,
  SearchIcon,
  TrophyIcon,
  FastGamesIcon,
  GamesIcon,
  JackpotIcon,
  LiveIcon,
  ResponsibleGamingIcon,
  SlotsIcon,
  TablesIcon,
  WalletIcon,
} from '@tulpar/ui/icon';
import type { Text } from '../platform/i18n/intl.tsx';

/** Badge of a navigation item (null: a dot) with its accessible label. */
interface NavBadge {
  readonly count: number | null;
  readonly label: string;
}

/**
 * Badges of the layout, which `PlayerServices.tsx` calculates after the page has loaded. The items with a badge are
 * rendered from the first frame, so nothing moves.
 */
export const badges = {
  /** Available bonuses (MENU-03). */
  bonuses: sessionAtom<NavBadge | null>(null),
  /** An unread chat message (CHAT-03). */
  chat: sessionAtom<NavBadge | null>(null),
  /** Unread notifications (HEAD-04). */
  unread: sessionAtom<NavBadge | null>(null),
};

/** Replacements in the layout while play is closed. */
export interface ClosedPlay {
  /** Whether a page leads to play or to an offer and is replaced by the card. */
  readonly closes: (id: RouteId) => boolean;
  readonly Card: ComponentType;
  readonly menu: (input: NavItemsInput) => BottomMenuItem[];
  readonly sidebar: (input: NavItemsInput) => SidebarGroup[];
}

/**
 * The only guard of play (SAFE-10, SAFE-11): null while play is open. `PlayGate.tsx` sets it together with the
 * card and the menus, so that other visits do not load them.
 */
export const closedPlayAtom = sessionAtom<ClosedPlay | null>(null);

/** Bonuses are for players: a guest is redirected to registration (MENU-04). */
const bonusesHref = (signedIn: boolean) => href(signedIn ? 'bonuses' : 'register');

export interface NavItemsInput {
  t: Text;
  signedIn: boolean;
  isCurrent: (address: string) => boolean;
  bonuses: NavBadge | null;
  /** Shown on the profile item; on the chat item while play is closed. */
  chat: NavBadge | null;
}

export const itemsOf =
  (isCurrent: NavItemsInput['isCurrent']) =>
  (address: string, label: string, icon: ReactNode, badge: NavBadge | null = null) => ({
    href: address,
    label,
    icon,
    current: isCurrent(address),
    ...(badge ? { badge } : {}),
  });

/** The five items of the bottom menu, with search raised in the middle (MENU-01, MENU-02, MENU-04). */
export function menuItems({ t, signedIn, isCurrent, bonuses, chat }: NavItemsInput): BottomMenuItem[] {
  const item = itemsOf(isCurrent);
  return [
    item(href('lobby'), t('page.lobby'), <LobbyIcon />),
    item(bonusesHref(signedIn), t('page.bonuses'), <GiftIcon />, bonuses),
    { ...item(href('gamesSearch'), t('nav.search'), <SearchIcon />), raised: true },
    item(href('tournaments'), t('page.tournaments'), <TrophyIcon />),
    signedIn
      ? item(href('profile'), t('page.profile'), <ProfileIcon />, chat)
      : item(href('login'), t('nav.login'), <LogInIcon />),
  ];
}

const sectionOf = (address: string) => address.split('/', 2)[1];

/** The sidebar's items in three groups; `pathname` is the current page. */
export function sidebarGroups({
  t,
  signedIn,
  isCurrent,
  bonuses,
  chat,
  pathname,
}: NavItemsInput & { pathname: string }): SidebarGroup[] {
  const item = itemsOf(isCurrent);
  /** Creates an item that is current for every page with the same first path segment. */
  const section = (...given: Parameters<typeof item>): SidebarItem => {
    const one = item(...given);
    return { ...one, current: one.current || (sectionOf(one.href) === sectionOf(pathname) && 'section') };
  };
  const category = (slug: string) => href('gamesCategory', { category: slug });
  return [
    {
      items: [
        item(href('lobby'), t('page.lobby'), <LobbyIcon />),
        item(href('games'), t('page.games'), <GamesIcon />),
        (signedIn ? section : item)(bonusesHref(signedIn), t('page.bonuses'), <GiftIcon />, bonuses),
        section(href('tournaments'), t('page.tournaments'), <TrophyIcon />),
        section(href('deposit'), t('nav.deposit'), <WalletIcon />),
        ...(signedIn ? [section(href('profile'), t('page.profile'), <ProfileIcon />, chat)] : []),
      ],
    },
    {
      title: t('page.games'),
      items: [
        item(category('slots'), t('nav.slots'), <SlotsIcon />),
        item(category('live-casino'), t('nav.live'), <LiveIcon />),
        item(category('table-games'), t('nav.tables'), <TablesIcon />),
        item(category('instant-win'), t('nav.fast'), <FastGamesIcon />),
        item(category('jackpots'), t('nav.jackpots'), <JackpotIcon />),
      ],
    },
    {
      title: t('nav.help'),
      items: [
        item(
          href('staticPage', { slug: 'responsible-gaming' }),
          t('nav.responsible'),
          <ResponsibleGamingIcon />,
        ),
      ],
    },
  ];
}
