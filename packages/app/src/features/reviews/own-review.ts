import { reviewIntervalDays, reviewLength, type Review } from '@tulpar/api/contract';

const INTERVAL = reviewIntervalDays * 24 * 3_600_000;

/** When the player may write again, ms, while a review of the last 30 days stands in the way; else null (NEWS-10). */
export function nextReviewAt({ created_at }: Pick<Review, 'created_at'>, now: number): number | null {
  const next = Date.parse(created_at) + INTERVAL;
  return next > now ? next : null;
}

/** What is wrong with a review before it is sent (NEWS-09). */
export function reviewFaults(
  rating: number,
  text: string,
): { rating: boolean; text: 'short' | 'long' | null } {
  const { length } = text.trim();
  return {
    rating: rating < 1,
    text: length < reviewLength.min ? 'short' : length > reviewLength.max ? 'long' : null,
  };
}

/** Shares of 5, 4, 3, 2 and 1 stars in whole percents of all reviews. */
export function sharesOf(byRating: readonly number[]): readonly { stars: number; percent: number }[] {
  const all = byRating.reduce((sum, count) => sum + count, 0);
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    percent: all === 0 ? 0 : Math.round(((byRating[stars - 1] ?? 0) / all) * 100),
  }));
}
