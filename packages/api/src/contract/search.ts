import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, Limit, Page, PageQuery, localeFields } from './fields.ts';
import { GameCard } from './game-card.ts';
import { cleanTyped } from './typed-text.ts';
import { Img, Iso, Ok, Pagination, list, paged, checked } from './types.ts';

/** Maximum length of a search text, characters. Inputs use the same limit. */
export const searchMax = 200;

export const SearchQuery = z.object({
  /** 10 by default. */
  limit: z.optional(Limit),
  page: z.optional(Page),
  /** An empty text finds nothing. */
  search: z.prefault(
    checked(z.string(), z.overwrite(cleanTyped), z.maxLength(searchMax, 'FIELD_INVALID')),
    '',
  ),
  ...localeFields,
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchResult = z.object({
  data: z.array(GameCard),
  pagination: Pagination,
  /** Identifies the search; the same on all pages of its result. */
  uid: z.string(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const RecentSearch = z.object({ search_uid: z.string(), game: GameCard, created_at: Iso });
export type RecentSearch = z.infer<typeof RecentSearch>;

export const GameTitle = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Name of the studio. */
  provider: z.string(),
  image: z.nullable(Img),
});
export type GameTitle = z.infer<typeof GameTitle>;

export const searchGames = defineEndpoint({
  id: 'searchGames',
  row: 'API-35',
  summary: 'Games whose name or provider contains the words.',
  method: 'GET',
  path: '/api/v1/games/search',
  auth: 'both',
  query: SearchQuery,
  response: SearchResult,
});

export const recentSearches = defineEndpoint({
  id: 'recentSearches',
  row: 'API-36',
  summary: 'Recently found games, newest first, at most 10.',
  method: 'GET',
  path: '/api/v1/games/search/recent',
  auth: 'both',
  response: list(RecentSearch),
});

export const addRecentSearch = defineEndpoint({
  id: 'addRecentSearch',
  row: 'API-37',
  summary: 'Stores a found game.',
  method: 'POST',
  path: '/api/v1/games/search/recent/add',
  auth: 'both',
  body: z.object({ game_id: z.int(), search_uid: Id }),
  response: Ok,
  errors: { 422: ['NOT_FOUND'] },
});

export const clearRecentSearches = defineEndpoint({
  id: 'clearRecentSearches',
  row: 'API-38',
  summary: 'Deletes the recently found games.',
  method: 'POST',
  path: '/api/v1/games/search/recent/clear',
  auth: 'both',
  response: Ok,
});

export const gameTitles = defineEndpoint({
  id: 'gameTitles',
  row: 'addition',
  summary:
    'Titles of all games for suggestions on the device, the most played first (500 a page by default).',
  method: 'GET',
  path: '/api/v1/games/search/titles',
  auth: 'both',
  query: PageQuery,
  response: paged(GameTitle),
});
