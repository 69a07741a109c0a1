import { reviews, type ReviewFilter } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions } from '#app/platform/network/query.ts';

/** Reviews of a page (NEWS-08). */
const PAGE = 20;
/** What the operator decides is seen within a minute (NEWS-11), ms. */
const EVERY = 50_000;

/** First part of the keys of every list of reviews. */
export const REVIEWS_KEY = { queryKey: ['reviews'] } as const;

/** Filters in their order; the first one is everything. */
export const filters: readonly ReviewFilter[] = ['new', 'answered', 'positive', 'negative'];

/** The filter an address names; an unknown one is the first. */
export const filterOf = (name: string | null): ReviewFilter =>
  filters.find((filter) => filter === name) ?? 'new';

/** Reviews of a filter, page by page, the newest first. */
export function reviewsOptions(filter: ReviewFilter, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...REVIEWS_KEY.queryKey, filter, language] as const,
    queryFn: ({ pageParam, signal }) =>
      call(reviews, { query: { filter, language, page: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (pages.length < page.pagination.total_pages ? pages.length + 1 : null),
    refetchInterval: EVERY,
  });
}
