import type { BottomMenuItem } from '@tulpar/ui/bottom-menu';
import { GiftIcon, LobbyIcon, LogInIcon, ProfileIcon, SearchIcon, TrophyIcon } from '@tulpar/ui/icon';
import type { Text } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import type { NavBadge } from './badges.ts';

/** URL of the search page (MENU-01). */
export function searchHref(): string {
  return href('gamesSearch');
}

/** Bonuses are for players: a guest is redirected to registration (MENU-04). */
export const bonusesHref = (signedIn: boolean) => href(signedIn ? 'bonuses' : 'register');

export interface NavItemsInput {
  t: Text;
  signedIn: boolean;
  isCurrent: (address: string) => boolean;
  bonuses: NavBadge | null;
  /** An unread chat message, shown on the profile item. */
  chat: NavBadge | null;
}

/** The five items of the bottom menu, with search raised in the middle (MENU-01, MENU-02, MENU-04). */
export function menuItems({ t, signedIn, isCurrent, bonuses, chat }: NavItemsInput): BottomMenuItem[] {
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
    item(href('lobby'), t('page.lobby'), <LobbyIcon />),
    {
      ...item(bonusesHref(signedIn), t('page.bonuses'), <GiftIcon />),
      ...(bonuses ? { badge: bonuses } : {}),
    },
    item(searchHref(), t('nav.search'), <SearchIcon />, true),
    item(href('tournaments'), t('page.tournaments'), <TrophyIcon />),
    signedIn
      ? {
          ...item(href('profile'), t('page.profile'), <ProfileIcon />),
          ...(chat ? { badge: chat } : {}),
        }
      : item(href('login'), t('nav.login'), <LogInIcon />),
  ];
}
