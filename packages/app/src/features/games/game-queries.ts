import { game } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/locale.ts';

export function gameOptions(slug: string, locale: Locale) {
  return queryOptions({
    queryKey: ['game', slug, locale] as const,
    queryFn: ({ signal }) => call(game, { params: { slug }, query: locale }, { signal }),
    placeholderData: (former, query) => (query?.queryKey[1] === slug ? former : undefined),
  });
}
