import { game, playSession } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/locale.ts';

/** One game (GET games/{slug}). */
export function gameOptions(slug: string, locale: Locale) {
  return queryOptions({
    queryKey: ['game', slug, locale] as const,
    queryFn: ({ signal }) => call(game, { params: { slug }, query: locale }, { signal }),
    placeholderData: (former, query) => (query?.queryKey[1] === slug ? former : undefined),
  });
}

/**
 * The player's sitting as the server counts it: since when, bets, wins and their difference, minor units. A server may
 * not offer it (404); then nothing is claimed.
 */
export const playSessionOptions = queryOptions({
  queryKey: ['playSession'] as const,
  queryFn: ({ signal }) => call(playSession, {}, { signal }),
  staleTime: 0,
});
