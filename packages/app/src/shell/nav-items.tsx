import type { BottomMenuItem } from '@tulpar/ui/bottom-menu';
import { GiftIcon, LobbyIcon, LogInIcon, ProfileIcon, SearchIcon, TrophyIcon } from '@tulpar/ui/icon';
import type { ReactNode } from 'react';
import type { Text } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import type { NavBadge } from './badges.ts';

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

/** Creates items of the menus. */
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
