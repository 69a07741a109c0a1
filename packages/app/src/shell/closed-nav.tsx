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
import { href } from '../platform/routing/paths.ts';
import type { NavItemsInput } from './nav-items.tsx';

/**
 * Menu items during a restriction: lobby, statement, withdrawal, chat, profile, and none that leads to play
 * (SAFE-10).
 */
function closedPlaces({ t, isCurrent, chat }: NavItemsInput) {
  const item = (address: string, label: string, icon: BottomMenuItem['icon']): BottomMenuItem => ({
    href: address,
    label,
    icon,
    current: isCurrent(address),
  });
  return {
    lobby: item(href('lobby'), t('nav.lobby'), <LobbyIcon aria-hidden="true" />),
    statement: item(href('statement'), t('breaks.menu.statement'), <DocumentIcon aria-hidden="true" />),
    withdrawal: item(href('withdrawal'), t('breaks.menu.withdrawal'), <MoneyOutIcon aria-hidden="true" />),
    chat: {
      ...item(href('contacts', {}, { hash: 'chat' }), t('breaks.menu.chat'), <ChatIcon aria-hidden="true" />),
      ...(chat ? { badge: chat } : {}),
    },
    profile: item(href('profile'), t('nav.profile'), <ProfileIcon aria-hidden="true" />),
    responsible: item(
      href('staticPage', { slug: 'responsible-gaming' }),
      t('nav.responsible'),
      <ResponsibleGamingIcon aria-hidden="true" />,
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
