import type { Insertable } from 'kysely';
import type { Language } from '../../domain/locale/locale.ts';
import type { ReviewsTable } from '../contest-tables.ts';
import seeds from './reviews.json' with { type: 'json' };

/** A fictitious review. */
export type DemoReview = Insertable<ReviewsTable> & { readonly id: number };

interface Line {
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  /** The operator's. */
  readonly reply?: string;
}

const first = Date.UTC(2026, 10, 19, 9);
const hour = 3_600_000;
const apart = 31 * hour;

/** Reviews in each language, newest first; all fictitious and marked as such. */
export function reviewRows(): DemoReview[] {
  let id = 0;
  return Object.entries(seeds).flatMap(([language, lines]: [string, readonly Line[]]) =>
    lines.map(({ author, rating, text, reply }, i) => {
      id += 1;
      const at = first - i * apart;
      return {
        id,
        language: language as Language,
        author,
        rating: rating as ReviewsTable['rating'],
        text,
        created_at: new Date(at).toISOString(),
        is_demo_data: true,
        player_id: null,
        status: 'published' as const,
        decline_text: null,
        reply_text: reply ?? null,
        reply_at: reply === undefined ? null : new Date(at + 20 * hour).toISOString(),
        decided_at: null,
      };
    }),
  );
}
