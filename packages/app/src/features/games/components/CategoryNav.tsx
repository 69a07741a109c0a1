import { CategoryBar } from '@tulpar/ui/category-bar';
import { GamesIcon, LobbyIcon } from '@tulpar/ui/icon';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href, useIsCurrent } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { categoriesOptions, shortcutsOptions } from '../queries.ts';
import { CategoryIcon } from './CategoryIcon.tsx';

/** Lobby, categories in the server's order, then its shortcuts (MENU-05); anchor `#categories`. */
export function CategoryNav() {
  const t = useText();
  const locale = useLocale();
  const isCurrent = useIsCurrent();
  const categories = useQuery(categoriesOptions(locale));
  const shortcuts = useQuery(shortcutsOptions(locale));
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
  const items = [...(categories.data ?? []), ...(shortcuts.data ?? [])].map((category) => {
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
          label: t('games.casino'),
          icon: <LobbyIcon aria-hidden="true" />,
          current: isCurrent(lobby),
        },
        {
          href: href('games'),
          label: t('games.allGames'),
          icon: <GamesIcon aria-hidden="true" />,
          current: isCurrent(href('games')),
        },
        ...items,
      ]}
    />
  );
}
