import type { BottomMenuItem } from '@tulpar/ui/bottom-menu';
import { GiftIcon, LobbyIcon, LogInIcon, ProfileIcon, SearchIcon, TrophyIcon } from '@tulpar/ui/icon';
import type { Text } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import type { NavBadge } from './badges.ts';

/** Where search leads: a page of its own (MENU-01). */
export function searchHref(): string {
  return href('gamesSearch');
}

/** Bonuses belong to a player: a guest is led to registration (MENU-04). */
export const bonusesHref = (signedIn: boolean) => href(signedIn ? 'bonuses' : 'register');

/** What the menus need: texts, who is looking, and which address is the current page. */
export interface NavItemsInput {
  t: Text;
  signedIn: boolean;
  isCurrent: (address: string) => boolean;
  /** Number on the bonuses of a player. */
  bonuses: NavBadge | null;
  /** An unseen message in the chat, on the profile. */
  chat: NavBadge | null;
}

/** The five places of the bottom menu; search stands raised in the middle (MENU-01, MENU-02, MENU-04). */
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
    item(href('lobby'), t('nav.lobby'), <LobbyIcon aria-hidden="true" />),
    {
      ...item(bonusesHref(signedIn), t('nav.bonuses'), <GiftIcon aria-hidden="true" />),
      ...(bonuses ? { badge: bonuses } : {}),
    },
    item(searchHref(), t('nav.search'), <SearchIcon aria-hidden="true" />, true),
    item(href('tournaments'), t('nav.tournaments'), <TrophyIcon aria-hidden="true" />),
    signedIn
      ? {
          ...item(href('profile'), t('nav.profile'), <ProfileIcon aria-hidden="true" />),
          ...(chat ? { badge: chat } : {}),
        }
      : item(href('login'), t('nav.login'), <LogInIcon aria-hidden="true" />),
  ];
}
