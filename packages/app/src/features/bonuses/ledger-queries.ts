import { offerLedger } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions } from '#app/platform/network/query.ts';

/** Entries per request (WAG-15). */
const PAGE = 50;

/** Which rounds are shown: all, those that counted, those that did not. */
export type Counted = 'all' | 'counted' | 'zero';
const COUNTED = { all: undefined, counted: 1, zero: 0 } as const;

/** First part of the keys: what changes an offer makes its ledger out of date, too. */
export const ledgerKey = (id: string) => ['offers', 'ledger', id] as const;

/** Ledger of a bonus, newest first: by day and game, or round by round. */
export function ledgerOptions(id: string, counted: Counted, isGrouped: boolean) {
  return infiniteQueryOptions({
    queryKey: [...ledgerKey(id), counted, isGrouped] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        offerLedger,
        {
          params: { id },
          query: {
            page: pageParam,
            limit: PAGE,
            ...(isGrouped ? { group: 'day_game' as const } : {}),
            ...(COUNTED[counted] === undefined ? {} : { counted: COUNTED[counted] }),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.pagination.total_pages ? pages.length + 1 : null),
    staleTime: 0,
  });
}
