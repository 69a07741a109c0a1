import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { BitFlag, Limit, Page, Text, ignorable, localeFields, integerBetween, TypedText } from './fields.ts';
import { Category, GameCard, GamesList, Shortcut } from './game-card.ts';
import { checked, list, paged } from './types.ts';

export const ShortcutGame = z.extend(GameCard, { shortcuts: z.array(z.string()) });
export type ShortcutGame = z.infer<typeof ShortcutGame>;

/** Comma-separated slugs, at most 8000 characters. */
const SlugList = checked(z.string(), z.maxLength(8000, 'FIELD_INVALID'));

/**
 * `category_slug` is a category or a shortcut, `filter_slug` a filter or a provider; both can be combined, also with
 * `search`. With `_limit`, no match is a 404. Additions, each of which narrows the result: `provider_slugs` (comma
 * list: games of any of them), `filter_slugs` (comma list: games that match all of them) and `slugs` (comma list:
 * only these games). An unknown slug of a filter or provider is a 404; an unknown game is ignored.
 */
export const GamesQuery = z.object({
  limit: z.optional(Limit),
  page: z.optional(Page),
  category_slug: z.optional(Text),
  filter_slug: z.optional(Text),
  provider_slugs: z.optional(SlugList),
  filter_slugs: z.optional(SlugList),
  slugs: z.optional(SlugList),
  search: z.optional(TypedText),
  ...localeFields,
  sort_by: ignorable(z.enum(['popularity', 'release', 'abc'])),
  _limit: z.optional(Limit),
});
export type GamesQuery = z.infer<typeof GamesQuery>;

export const ShortcutQuery = z.object({ limit: z.optional(Limit), page: z.optional(Page), ...localeFields });
export type ShortcutQuery = z.infer<typeof ShortcutQuery>;

/** `slugs`: comma list of the categories to return; `games`: number of first game cards in each. */
export const CategoriesQuery = z.object({
  limit: z.optional(Limit),
  type: ignorable(z.enum(['provider'])),
  is_active: z.optional(BitFlag),
  slugs: z.optional(checked(z.string(), z.maxLength(2000, 'FIELD_INVALID'))),
  games: z.optional(integerBetween(0, 50)),
  language: localeFields.language,
});
export type CategoriesQuery = z.infer<typeof CategoriesQuery>;

export const games = defineEndpoint({
  id: 'games',
  row: 'API-31 API-45',
  summary: 'A page of games (10 by default); with _limit the probe, which is 404 if nothing matches.',
  method: 'GET',
  path: '/api/v1/games',
  auth: 'both',
  query: GamesQuery,
  response: GamesList,
  errors: { 404: ['CATEGORY_NOT_FOUND', 'FILTER_NOT_FOUND', 'GAMES_NOT_FOUND'] },
});

export const shortcutGames = defineEndpoint({
  id: 'shortcutGames',
  row: 'API-32',
  summary: 'Games that belong to at least one shortcut.',
  method: 'GET',
  path: '/api/v2/games',
  auth: 'both',
  query: ShortcutQuery,
  response: paged(ShortcutGame),
});

export const shortcuts = defineEndpoint({
  id: 'shortcuts',
  row: 'API-33',
  summary: 'Shortcuts, hidden ones included: the client hides them.',
  method: 'GET',
  path: '/api/v1/shortcuts',
  auth: 'both',
  query: ShortcutQuery,
  response: paged(Shortcut),
});

export const categories = defineEndpoint({
  id: 'categories',
  row: 'API-34',
  summary: 'Categories in the order they are shown.',
  method: 'GET',
  path: '/api/v1/categories',
  auth: 'both',
  query: CategoriesQuery,
  response: list(Category),
});
