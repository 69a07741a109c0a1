import { vipClub } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/locale.ts';

/** A status reached by play is seen within a minute (NEWS-14), ms. */
const EVERY = 50_000;

/** Levels of the VIP club, and where the player stands (NEWS-13). */
export function vipClubOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['vipClub', locale] as const,
    queryFn: ({ signal }) => call(vipClub, { query: locale }, { signal }),
    staleTime: 0,
    refetchInterval: EVERY,
  });
}
