import { reviews, type ReviewFilter, writeReview, type ReviewBody } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions } from '#app/platform/network/query.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { sendCommand } from '#app/platform/network/command.ts';

/** Page size (NEWS-08). */
const PAGE = 20;
/** Poll interval, ms: moderation must show within a minute (NEWS-11). */
const EVERY = 50_000;

export const REVIEWS_KEY = { queryKey: ['reviews'] } as const;

/** Filters in display order; the first one is everything. */
export const filters: readonly ReviewFilter[] = ['new', 'answered', 'positive', 'negative'];

/** Filter from the URL; the first one for unknown values. */
export const filterOf = (name: string | null): ReviewFilter =>
  filters.find((filter) => filter === name) ?? 'new';

/** Reviews of a filter page by page, newest first. */
export function reviewsOptions(filter: ReviewFilter, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...REVIEWS_KEY.queryKey, filter, language] as const,
    queryFn: ({ pageParam, signal }) =>
      call(reviews, { query: { filter, language, page: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (pages.length < page.pagination.total_pages ? pages.length + 1 : null),
    placeholderData: (former, query) => (query?.queryKey[1] === filter ? former : undefined),
    refetchInterval: EVERY,
    meta: { isPersonal: true },
  });
}

/** Unsent input of the form (NEWS-09). */
export const reviewDraft = createDraft('review');

/** Submits a review for moderation. Field codes: rating, text. */
export const sendReview = (body: ReviewBody) => sendCommand(writeReview, { body }, { intent: 'writeReview' });
