import {
  reviews,
  type ReviewFilter,
  writeReview,
  type ReviewBody,
  cleanLines,
  reviewIntervalDays,
  reviewLength,
  type Review,
} from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { infiniteQueryOptions, queryOptions, pageByPage } from '#app/platform/network/query.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { now } from '#app/platform/network/clock.ts';
import { z } from '#app/platform/forms/forms.ts';

/** Page size (NEWS-08). */
export const PAGE = 20;
/** Poll interval, ms: moderation must show within a minute (NEWS-11). */
const EVERY = 50_000;

export const REVIEWS_KEY = { queryKey: ['reviews'] } as const;

/** Filters in display order; the first one shows all reviews. */
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
    ...pageByPage,
    placeholderData: (former, query) => (query?.queryKey[1] === filter ? former : undefined),
    refetchInterval: EVERY,
    meta: { isPersonal: true },
  });
}

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

/** Submits a review for moderation. Errors refer to the fields rating and text. */
export const sendReview = (body: ReviewBody) => sendCommand(writeReview, { body }, { intent: 'writeReview' });

const INTERVAL = reviewIntervalDays * 24 * 3_600_000;

/** When the player may write again, ms, after a review in the last 30 days; else null (NEWS-10). */
export function nextReviewAt({ created_at }: Pick<Review, 'created_at'>, now: number): number | null {
  const next = Date.parse(created_at) + INTERVAL;
  return next > now ? next : null;
}

/** Form values; 0 stars means not selected. */
export interface ReviewValues {
  rating: number;
  text: string;
}

export function textFault(text: string): 'short' | 'long' | null {
  const { length } = cleanLines(text);
  if (length < reviewLength.min) return 'short';
  return length > reviewLength.max ? 'long' : null;
}

/** Schema of the form (NEWS-09). */
export const reviewSchema = z.object({ rating: z.number(), text: z.string() }).check((payload) => {
  const { rating, text } = payload.value;
  const fault = textFault(text);
  const wrong = (path: keyof ReviewValues, message: string) =>
    payload.issues.push({ code: 'custom', message, input: payload.value, path: [path] });
  if (rating < 1) wrong('rating', 'reviews.error.rating');
  if (fault) wrong('text', `reviews.error.${fault}`);
});

/** Percentages of 5, 4, 3, 2 and 1 stars, whole numbers. */
export function sharesOf(byRating: readonly number[]): readonly { stars: number; percent: number }[] {
  const all = byRating.reduce((sum, count) => sum + count, 0);
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    percent: all === 0 ? 0 : Math.round(((byRating[stars - 1] ?? 0) / all) * 100),
  }));
}
