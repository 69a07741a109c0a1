import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Limit, Page, ignorable, localeFields } from './fields.ts';
import { cleanLines } from './typed-text.ts';
import { Count, Iso, Lang, checked, pagedWith } from './types.ts';

/** Length of a review, characters: `min` and `max` after trimming, at most `untrimmed` before it. */
export const reviewLength = { min: 20, max: 1000, untrimmed: 4000 } as const;
/** Minimum days between two reviews of a player. */
export const reviewIntervalDays = 30;

const rating = [1, 2, 3, 4, 5] as const;

/** Displayed name of a review's author: the first letter of the name, else P, and the last digit of the account id. */
export function reviewAuthor(firstName: string | null, playerId: number): string {
  const letter = [...(firstName ?? '').trim()][0] ?? 'P';
  return `${letter.toUpperCase()}***${playerId % 10}`;
}

export const Review = z.object({
  id: z.int(),
  author: z.string(),
  rating: z.literal(rating),
  text: z.string(),
  created_at: Iso,
  is_demo_data: z.boolean(),
  reply: z.optional(z.nullable(z.object({ text: z.string(), at: Iso }))),
  is_mine: z.optional(z.boolean()),
  /** Only the author gets reviews that are not published. */
  status: z.optional(z.enum(['pending', 'published', 'declined'])),
  /** Only for the author. */
  decline_text: z.optional(z.nullable(z.string())),
});
export type Review = z.infer<typeof Review>;

/** Summary of published reviews in all languages. Demo reviews count only while there are no others. */
export const ReviewSummary = z.object({
  average: z.nullable(z.number()),
  count: Count,
  /** Number of reviews with 1 to 5 stars, in this order. */
  by_rating: z.array(Count),
  is_demo_data: z.boolean(),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const ReviewFilter = z.enum(['new', 'answered', 'positive', 'negative']);
export type ReviewFilter = z.infer<typeof ReviewFilter>;

export const ReviewsQuery = z.object({
  page: z.optional(Page),
  limit: z.optional(Limit),
  language: localeFields.language,
  filter: ignorable(ReviewFilter),
});
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;

export const reviews = defineEndpoint({
  id: 'reviews',
  row: 'fixed',
  summary: 'Reviews of players, newest first; the author also gets unpublished ones.',
  method: 'GET',
  path: '/api/v1/reviews',
  auth: 'both',
  query: ReviewsQuery,
  response: pagedWith(Review, z.object({ summary: z.optional(ReviewSummary) })),
});

export const ReviewBody = z.object({
  rating: z.literal(rating, 'UNKNOWN_VALUE'),
  text: z.pipe(
    z.pipe(
      checked(z.string(), z.maxLength(reviewLength.untrimmed, 'FIELD_INVALID')),
      z.transform(cleanLines),
    ),
    checked(
      z.string(),
      z.minLength(1, 'REQUIRED'),
      z.minLength(reviewLength.min, 'FIELD_INVALID'),
      z.maxLength(reviewLength.max, 'FIELD_INVALID'),
    ),
  ),
  language: Lang,
});
export type ReviewBody = z.infer<typeof ReviewBody>;

export const writeReview = defineEndpoint({
  id: 'writeReview',
  row: 'addition',
  summary: 'Submits a review, which is moderated before publication; one in 30 days.',
  method: 'POST',
  path: '/api/v1/reviews',
  auth: 'player',
  body: ReviewBody,
  response: Review,
  errors: { 409: ['REVIEW_EXISTS'], 422: ['REQUIRED', 'FIELD_INVALID', 'UNKNOWN_VALUE'] },
});
