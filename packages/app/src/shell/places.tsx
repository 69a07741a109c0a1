import type { BottomMenuItem } from '@tulpar/ui/bottom-menu';
import type { SidebarGroup } from '@tulpar/ui/sidebar';
import {
  FastGamesIcon,
  GamesIcon,
  GiftIcon,
  JackpotIcon,
  LiveIcon,
  LobbyIcon,
  LogInIcon,
  ProfileIcon,
  ResponsibleGamingIcon,
  SearchIcon,
  SlotsIcon,
  TablesIcon,
  TrophyIcon,
  WalletIcon,
} from '@tulpar/ui/icon';
import type { Text } from '../platform/intl.tsx';
import { href } from '../platform/paths.ts';
import type { PlaceBadge } from './badges.ts';

/** Where search leads: a page of its own (MENU-01). */
export function searchHref(): string {
  return href('gamesSearch');
}

/** Bonuses belong to a player: a guest is led to registration (MENU-04). */
const bonusesHref = (signedIn: boolean) => href(signedIn ? 'bonuses' : 'register');

/** What the menus need: texts, who is looking, and which address is the current page. */
export interface PlacesInput {
  t: Text;
  signedIn: boolean;
  isCurrent: (address: string) => boolean;
  /** Number on the bonuses of a player. */
  bonuses: PlaceBadge | null;
}

/** The five places of the bottom menu; search stands raised in the middle (MENU-01, MENU-02, MENU-04). */
export function menuItems({ t, signedIn, isCurrent, bonuses }: PlacesInput): BottomMenuItem[] {
  const item = (
    address: string,
    label: string,
    icon: BottomMenuItem['icon'],
    raised = false,
  ): BottomMenuItem => ({
    href: address,
    label,
    icon,
    current: isCurrent(address),
    ...(raised ? { raised } : {}),
  });
  return [
    item(href('lobby'), t('nav.lobby'), <LobbyIcon aria-hidden="true" />),
    {
      ...item(bonusesHref(signedIn), t('nav.bonuses'), <GiftIcon aria-hidden="true" />),
      ...(bonuses ? { badge: bonuses } : {}),
    },
    item(searchHref(), t('nav.search'), <SearchIcon aria-hidden="true" />, true),
    item(href('tournaments'), t('nav.tournaments'), <TrophyIcon aria-hidden="true" />),
    signedIn
      ? item(href('profile'), t('nav.profile'), <ProfileIcon aria-hidden="true" />)
      : item(href('login'), t('nav.login'), <LogInIcon aria-hidden="true" />),
  ];
}

/** The places of the sidebar, in three groups. */
export function sidebarGroups({ t, signedIn, isCurrent, bonuses }: PlacesInput): SidebarGroup[] {
  const item = (address: string, label: string, icon: BottomMenuItem['icon']) => ({
    href: address,
    label,
    icon,
    current: isCurrent(address),
  });
  const category = (slug: string) => href('gamesCategory', { category: slug });
  return [
    {
      items: [
        item(href('lobby'), t('nav.lobby'), <LobbyIcon aria-hidden="true" />),
        item(href('games'), t('nav.games'), <GamesIcon aria-hidden="true" />),
        {
          ...item(bonusesHref(signedIn), t('nav.bonuses'), <GiftIcon aria-hidden="true" />),
          ...(bonuses ? { badge: bonuses } : {}),
        },
        item(href('tournaments'), t('nav.tournaments'), <TrophyIcon aria-hidden="true" />),
        item(href('deposit'), t('nav.deposit'), <WalletIcon aria-hidden="true" />),
        ...(signedIn ? [item(href('profile'), t('nav.profile'), <ProfileIcon aria-hidden="true" />)] : []),
      ],
    },
    {
      title: t('page.games'),
      items: [
        item(category('slots'), t('nav.slots'), <SlotsIcon aria-hidden="true" />),
        item(category('live-casino'), t('nav.live'), <LiveIcon aria-hidden="true" />),
        item(category('table-games'), t('nav.tables'), <TablesIcon aria-hidden="true" />),
        item(category('instant-win'), t('nav.fast'), <FastGamesIcon aria-hidden="true" />),
        item(category('jackpots'), t('nav.jackpots'), <JackpotIcon aria-hidden="true" />),
      ],
    },
    {
      title: t('nav.help'),
      items: [
        item(
          href('staticPage', { slug: 'responsible-gaming' }),
          t('nav.responsible'),
          <ResponsibleGamingIcon aria-hidden="true" />,
        ),
      ],
    },
  ];
}
