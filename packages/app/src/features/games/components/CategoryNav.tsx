import { CategoryBar } from '@tulpar/ui/category-bar';
import {
  GamesIcon,
  LobbyIcon,
  CrashIcon,
  FavouriteIcon,
  FastGamesIcon,
  JackpotIcon,
  LiveIcon,
  NewIcon,
  PopularIcon,
  SlotsIcon,
  TablesIcon,
  TopIcon,
  VoucherIcon,
  type Icon,
} from '@tulpar/ui/icon';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { href, useIsCurrent, useSearch } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { categoriesOptions, shortcutsOptions } from '../queries.ts';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from '#app/platform/loading/chunks.ts';

const own: ReadonlyMap<string, Icon> = new Map([
  ['slots', SlotsIcon],
  ['live-casino', LiveIcon],
  ['table-games', TablesIcon],
  ['blackjack', TablesIcon],
  ['baccarat', TablesIcon],
  ['video-poker', TablesIcon],
  ['crash', CrashIcon],
  ['instant-win', FastGamesIcon],
  ['scratch', VoucherIcon],
  ['jackpots', JackpotIcon],
  ['popular', PopularIcon],
  ['all-new', NewIcon],
  ['top-10', TopIcon],
]);

const whenIdle = (work: () => void): (() => void) => {
  const id = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(id);
};

/**
 * Icon of a category: the server's SVG (MENU-05), else a built-in icon. The code that sanitizes the SVG is loaded
 * when the browser is idle.
 */
function CategoryIcon({ slug, html }: { slug: string; html: string | null }) {
  const [Drawing, setDrawing] = useState<ComponentType<{ html: string }> | null>(null);
  useEffect(() => {
    if (!html) return undefined;
    let isCurrent = true;
    const load = async () => {
      const { SafeDrawing } = await loadPart(() => import('#app/platform/i18n/html.tsx'));
      if (isCurrent) setDrawing(() => SafeDrawing);
    };
    // If that code fails to load, the built-in icon remains.
    const stop = whenIdle(() => void load().catch(() => undefined));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [html]);
  if (!html || !Drawing) return createElement(own.get(slug) ?? GamesIcon, { 'aria-hidden': true });
  return (
    <span className="size-[18px] flex-none fill-current">
      <Drawing html={html} />
    </span>
  );
}

/** Links to lobby, all games, favourites, then categories and shortcuts in the server's order (MENU-05). */
export function CategoryNav() {
  const t = useText();
  const locale = useLocale();
  const isCurrent = useIsCurrent();
  const isAll = isCurrent(href('games'));
  const isFavourites = useSearch()[0].get('favourites') === '1';
  const categories = useQuery(categoriesOptions(locale));
  const listed = useLastData(categories, '');
  const shortcuts = useLastData(useQuery(shortcutsOptions(locale)), '');
  if (categories.isPending) {
    return (
      <SkeletonGroup label={t('games.loading')} id="categories">
        <div className="flex gap-2 overflow-hidden px-4 py-1 tablet:gap-3 tablet:px-6 desktop:px-8">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
            <Skeleton key={key} className="h-10 w-28 flex-none" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  const lobby = href('lobby');
  const items = [...(listed ?? []), ...(shortcuts ?? [])].map((category) => {
    const address = href('gamesCategory', { category: category.slug });
    return {
      href: address,
      label: category.menu_name,
      icon: <CategoryIcon slug={category.slug} html={category.image_html} />,
      current: isCurrent(address),
    };
  });
  return (
    <CategoryBar
      id="categories"
      label={t('games.categories')}
      items={[
        {
          href: lobby,
          label: t('page.lobby'),
          icon: <LobbyIcon />,
          current: isCurrent(lobby),
        },
        {
          href: href('games'),
          label: t('games.allGames'),
          icon: <GamesIcon />,
          current: isAll && !isFavourites,
        },
        {
          href: href('games', {}, { search: { favourites: '1' } }),
          label: t('catalogue.favourites'),
          icon: <FavouriteIcon />,
          current: isAll && isFavourites,
        },
        ...items,
      ]}
    />
  );
}
