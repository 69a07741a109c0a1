import { useText } from '#app/platform/i18n/intl.tsx';
import { useOpenText } from '#app/platform/i18n/open-text.ts';
import { useQuery } from '#app/platform/network/query.ts';
import type { GamesList } from '../catalogue.ts';
import { useLocale } from '#app/platform/session/locale.ts';
import { categoriesOptions, shortcutsOptions } from '../queries.ts';
import { providersOptions } from '../row-queries.ts';

const OWN: ReadonlyMap<string, 'games.allGames' | 'games.new' | 'games.top10'> = new Map([
  ['all-games', 'games.allGames'],
  ['all-new', 'games.new'],
  ['top-10', 'games.top10'],
]);

/** Name of a games list: the server's for a category, shortcut or provider, ours for the lists of the app itself. */
export function useListTitle({ category, filter }: Pick<GamesList, 'category' | 'filter'>): string {
  const t = useText();
  const open = useOpenText();
  const locale = useLocale();
  const own = category === undefined ? undefined : OWN.get(category);
  const known = filter === undefined ? null : open(`games.filter.${filter}`);
  const isNamed = own === undefined && category !== undefined;
  const categories = useQuery({ ...categoriesOptions(locale), enabled: isNamed });
  const shortcuts = useQuery({ ...shortcutsOptions(locale), enabled: isNamed });
  const providers = useQuery({ ...providersOptions, enabled: filter !== undefined && known === null });
  if (own) return t(own);
  if (filter !== undefined) return known ?? providers.data?.find(({ slug }) => slug === filter)?.name ?? '';
  if (category === undefined) return t('games.allGames');
  const found = [...(categories.data ?? []), ...(shortcuts.data ?? [])].find(({ slug }) => slug === category);
  return found?.menu_name ?? '';
}
