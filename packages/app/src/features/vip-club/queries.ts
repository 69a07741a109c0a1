import { vipClub } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/visitor.ts';

/** Poll interval, ms: a new status must show within a minute (NEWS-14). */
const EVERY = 50_000;

/** VIP levels and the player's status (NEWS-13). */
export function vipClubOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['vipClub', locale] as const,
    queryFn: ({ signal }) => call(vipClub, { query: locale }, { signal }),
    staleTime: 0,
    placeholderData: (former, query) =>
      query?.queryKey[1].currency === locale.currency ? former : undefined,
    refetchInterval: EVERY,
    meta: { isPersonal: true, changesWith: ['player_status_change'] },
  });
}
