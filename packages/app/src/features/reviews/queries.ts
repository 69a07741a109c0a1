import { reviews, type Review, type ReviewFilter, writeReview, type ReviewBody } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions, queryOptions } from '#app/platform/network/query.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { now } from '#app/platform/network/clock.ts';
import { nextReviewAt } from './own-review.ts';

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

/** Page size of the search for the own review. */
const SEARCH_PAGE = 100;

/** The player's review of the last 30 days, however many newer ones there are; null without one (NEWS-10). */
export function ownReviewOptions(language: Language) {
  return queryOptions({
    queryKey: [...REVIEWS_KEY.queryKey, 'own', language] as const,
    async queryFn({ signal }): Promise<Review | null> {
      for (let page = 1; ; page += 1) {
        const query = { filter: 'new', language, page, limit: SEARCH_PAGE } as const;
        const { data, pagination } = await call(reviews, { query }, { signal });
        const own = data.find(({ is_mine }) => is_mine === true);
        if (own !== undefined) return own;
        const last = data.at(-1);
        const isOver = last === undefined || page >= pagination.total_pages;
        if (isOver || nextReviewAt(last, now()) === null) return null;
      }
    },
    refetchInterval: EVERY,
    meta: { isPersonal: true },
  });
}

/** Unsent input of the form (NEWS-09). */
export const reviewDraft = createDraft('review');

/** Submits a review for moderation. Field codes: rating, text. */
export const sendReview = (body: ReviewBody) => sendCommand(writeReview, { body }, { intent: 'writeReview' });
