import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { BitFlag, Limit, Page, Text, ignorable, localeFields, integerBetween, TypedText } from './fields.ts';
import { Category, GameCard, GamesList, Shortcut } from './game-card.ts';
import { checked, list, paged } from './types.ts';

export const ShortcutGame = z.extend(GameCard, { shortcuts: z.array(z.string()) });
export type ShortcutGame = z.infer<typeof ShortcutGame>;

/** Comma-separated slugs; only the first 100 count. */
const SlugList = checked(z.string(), z.maxLength(8000, 'FIELD_INVALID'));

/** Each parameter narrows the result. An unknown category, filter or provider is a 404; an unknown game is ignored. */
export const GamesQuery = z.object({
  limit: z.optional(Limit),
  page: z.optional(Page),
  /** A category or a shortcut. */
  category_slug: z.optional(Text),
  /** A filter or a provider. */
  filter_slug: z.optional(Text),
  /** Games of any of these providers. */
  provider_slugs: z.optional(SlugList),
  /** Games that match all of these filters. */
  filter_slugs: z.optional(SlugList),
  /** Only these games. */
  slugs: z.optional(SlugList),
  search: z.optional(TypedText),
  ...localeFields,
  sort_by: ignorable(z.enum(['popularity', 'release', 'abc'])),
  /** Like `limit`, but no match is a 404. */
  _limit: z.optional(Limit),
});
export type GamesQuery = z.infer<typeof GamesQuery>;

export const ShortcutQuery = z.object({ limit: z.optional(Limit), page: z.optional(Page), ...localeFields });
export type ShortcutQuery = z.infer<typeof ShortcutQuery>;

export const CategoriesQuery = z.object({
  limit: z.optional(Limit),
  type: ignorable(z.enum(['provider'])),
  /** 1: only active ones. */
  is_active: z.optional(BitFlag),
  /** Comma list of the categories to return; only the first 100 count. */
  slugs: z.optional(checked(z.string(), z.maxLength(2000, 'FIELD_INVALID'))),
  /** Number of game cards to return with each category. */
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
