import { offerLedger } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions } from '#app/platform/network/query.ts';

/** Page size (WAG-15). */
const PAGE = 50;

/** Filter of the rounds. */
export type Counted = 'all' | 'counted' | 'zero';
const COUNTED = { all: undefined, counted: 1, zero: 0 } as const;

/** Under the `offers` key, so invalidating the offers also invalidates the ledger. */
export const ledgerKey = (id: string) => ['offers', 'ledger', id] as const;

/** Ledger of a bonus, newest first, by day and game or by round. */
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
