import { ACCOUNT_ZONES, rounds, statement, statementLines, type StatementLine } from '@tulpar/api/contract';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { infiniteQueryOptions, queryOptions, type Change, pageByPage } from '#app/platform/network/query.ts';
import type { Period } from './statement.ts';

const daysOf = ({ from, to }: Period, currency: Currency) => ({
  from,
  to,
  time_zone: ACCOUNT_ZONES[currency],
});

const CHANGES: readonly Change[] = [
  'payments',
  'commit_deposit',
  'commit_withdrawal',
  'rollback_withdrawal',
  'offerState',
];

/** Options for data that play changes: it is refetched on each visit and on return to this tab. */
const CHANGES_BY_PLAY = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** Poll intervals while no events arrive, ms: normal, and in data-saving mode. */
const { refetchInterval } = poll(30_000, 120_000);

/** Sums, balances, movements and days of a period (SAFE-18). */
export function statementOptions({ from, to }: Period, currency: Currency) {
  return queryOptions({
    queryKey: ['statement', from, to, currency] as const,
    queryFn: ({ signal }) => call(statement, { query: daysOf({ from, to }, currency) }, { signal }),
    ...CHANGES_BY_PLAY,
    refetchInterval,
    meta: { changesWith: CHANGES },
  });
}

/** Maximum lines per response, so that a period needs one or a few requests. */
const LINES_PAGE = 500;

/**
 * All lines of a period, newest first, because filters, export and print need all (SAFE-19). A new line in
 * the meantime would shift the pages, so then all are read again.
 */
export function linesOptions({ from, to }: Period, currency: Currency) {
  return queryOptions({
    queryKey: ['statement', 'lines', from, to, currency] as const,
    async queryFn({ signal }) {
      const fetchPage = (page: number) =>
        call(
          statementLines,
          { query: { ...daysOf({ from, to }, currency), page, limit: LINES_PAGE } },
          { signal },
        );
      let lines: readonly StatementLine[] = [];
      let items: number | null = null;
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { data, pagination } = await fetchPage(page);
        if (items !== null && pagination.items !== items) {
          page = 0;
          items = null;
          lines = [];
          continue;
        }
        items = pagination.items;
        pages = pagination.total_pages;
        lines = [...lines, ...data];
      }
      return lines;
    },
    meta: { isInProfileLanguage: true, changesWith: CHANGES },
    ...CHANGES_BY_PLAY,
    refetchInterval,
  });
}

/** Page size (SAFE-17). */
const ROUNDS_PAGE = 50;

export type RoundsOf = { readonly day: string } | { readonly sitting: string };

/** Rounds page by page, newest first (SAFE-17). */
export function roundsOptions(of: RoundsOf, currency: Currency) {
  return infiniteQueryOptions({
    queryKey: ['rounds', of, currency] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        rounds,
        {
          query: {
            ...('day' in of ? daysOf({ from: of.day, to: of.day }, currency) : { session_id: of.sitting }),
            page: pageParam,
            limit: ROUNDS_PAGE,
          },
        },
        { signal },
      ),
    ...pageByPage,
    ...CHANGES_BY_PLAY,
  });
}
