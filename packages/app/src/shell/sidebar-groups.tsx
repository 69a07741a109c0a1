import type { SidebarGroup, SidebarItem } from '@tulpar/ui/sidebar';
import {
  FastGamesIcon,
  GamesIcon,
  GiftIcon,
  JackpotIcon,
  LiveIcon,
  LobbyIcon,
  ProfileIcon,
  ResponsibleGamingIcon,
  SlotsIcon,
  TablesIcon,
  TrophyIcon,
  WalletIcon,
} from '@tulpar/ui/icon';
import { href } from '../platform/routing/paths.ts';
import { bonusesHref, itemsOf, type NavItemsInput } from './nav-items.tsx';

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
  /** An item that is current for every page below it. */
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
