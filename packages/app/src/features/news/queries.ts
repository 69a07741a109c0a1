import { promotion, promotions } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions, queryOptions, pageByPage } from '#app/platform/network/query.ts';
import type { Locale } from '#app/platform/session/visitor.ts';

/** API category of each news tab, by the tab's name in the URL (NEWS-01). */
const categories = {
  all: 'all',
  promotions: 'deposit',
  tournaments: 'tournament',
  'free-spins': 'free_spins',
  cashback: 'cashback',
  news: 'news',
} as const;

export type NewsTab = keyof typeof categories;

export const tabs = Object.keys(categories) as readonly NewsTab[];

/** Tab from the URL; `all` for unknown values. */
export const tabOf = (name: string | null): NewsTab => tabs.find((tab) => tab === name) ?? 'all';

/** Number of running entries of a tab from the server's counts; null if not sent. */
export function runningIn(tab: NewsTab, counts: Readonly<Record<string, number>> | undefined): number | null {
  if (counts === undefined) return null;
  if (tab !== 'all') return counts[categories[tab]] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Page size (NEWS-02). */
const PAGE = 20;
/** Poll interval, ms: the operator's changes must show within a minute (NEWS-07). */
const EVERY = 50_000;

/** News and promotions of a tab page by page, running ones first (API-62). */
export function newsOptions(tab: NewsTab, { language, currency }: Locale) {
  return infiniteQueryOptions({
    // Dates are in the account's time zone, which depends on the currency.
    queryKey: ['promotions', tab, language, currency] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        promotions,
        { query: { category: categories[tab], locale: language, page: pageParam, limit: PAGE } },
        { signal },
      ),
    ...pageByPage,
    placeholderData: (former, query) =>
      query?.queryKey[1] === tab && query.queryKey[3] === currency ? former : undefined,
    refetchInterval: EVERY,
    meta: { saved: 'page' },
  });
}

/** One article; available even after its end. */
export function articleOptions(slug: string, language: Language) {
  return queryOptions({
    queryKey: ['promotion', slug, language] as const,
    queryFn: ({ signal }) => call(promotion, { params: { slug }, query: { locale: language } }, { signal }),
    placeholderData: (former, query) => (query?.queryKey[1] === slug ? former : undefined),
    refetchInterval: EVERY,
    meta: { isSubject: true, saved: 'page' },
  });
}
