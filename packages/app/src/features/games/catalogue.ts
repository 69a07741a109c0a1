import { cleanTyped, searchMax } from '@tulpar/api/contract';
import type { Currency, Language } from '#app/platform/i18n/languages.ts';
import { mergePages } from '#app/platform/network/query.ts';
import type { Sort } from './filters.ts';

/** Page size of games lists (GAME-03), and of the lobby (GAME-04). */
export const PAGE_SIZE = 10;
export const LOBBY_PAGE_SIZE = 20;

/** Slugs of the server's shortcuts that are never shown in lists (GAME-10). */
const HIDDEN_SHORTCUTS: ReadonlySet<string> = new Set([
  'all-new',
  'all-games',
  'my',
  'top-10',
  'recommendations',
]);

export function visibleShortcuts<T extends { slug: string }>(shortcuts: readonly T[]): T[] {
  return shortcuts.filter(({ slug }) => !HIDDEN_SHORTCUTS.has(slug));
}

/** Search text to send: no invisible characters, limited length. */
export function cleanSearch(text: string | null | undefined): string {
  return cleanTyped(text ?? '').slice(0, searchMax);
}

/** Parameters of a games list, from the URL or a lobby row. */
export interface GamesList {
  category?: string | undefined;
  filter?: string | undefined;
  /** Feature filters, all of which must match; of the providers any may match. */
  features?: readonly string[] | undefined;
  providers?: readonly string[] | undefined;
  /** If set, the list contains only games with these slugs. */
  slugs?: readonly string[] | undefined;
  search?: string | undefined;
  sort?: Sort | undefined;
  limit?: number | undefined;
}

/** Whether the list is sorted by popularity, so tiles need no popularity badge. */
export const isByPopularity = ({ sort = 'popularity' }: GamesList): boolean => sort === 'popularity';

const joined = (slugs: readonly string[]) => slugs.join(',');

/** Query of API-31 for one page of a list; empty parts are left out. */
export function gamesQuery(list: GamesList, page: number, place: { language: Language; currency: Currency }) {
  const search = cleanSearch(list.search);
  return {
    limit: list.limit ?? PAGE_SIZE,
    page,
    ...(list.category ? { category_slug: list.category } : {}),
    ...(list.filter ? { filter_slug: list.filter } : {}),
    ...(list.providers?.length ? { provider_slugs: joined(list.providers) } : {}),
    ...(list.features?.length ? { filter_slugs: joined(list.features) } : {}),
    ...(list.slugs?.length ? { slugs: joined(list.slugs) } : {}),
    ...(search ? { search } : {}),
    currency: place.currency,
    language: place.language,
    sort_by: list.sort ?? 'popularity',
  };
}

/** Games or providers of all pages, each once. */
export const mergeById = <T extends { readonly id: number }>(
  pages: readonly { readonly data: readonly T[] }[],
): T[] => mergePages(pages, ({ id }) => id);
