import { game } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Place } from './place.ts';

/** One game (GET games/{slug}). */
export function gameOptions(slug: string, place: Place) {
  return queryOptions({
    queryKey: ['game', slug, place] as const,
    queryFn: ({ signal }) => call(game, { params: { slug }, query: place }, { signal }),
    placeholderData: (former, query) => (query?.queryKey[1] === slug ? former : undefined),
  });
}
