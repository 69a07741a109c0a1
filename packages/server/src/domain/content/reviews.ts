import { hasRow, readPage } from '../../db/rows.ts';
import {
  type ResponseOf,
  type BodyOf,
  type endpoints,
  type QueryOf,
  type ReviewFilter,
  reviewAuthor,
  reviewIntervalDays,
} from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { ReviewsTable } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { refuse } from '../errors/refusal.ts';
import { readPlayer } from '../ledger/post.ts';
import { type Language, text } from '../locale/locale.ts';
import { sendMessage } from '../notifications/notifications.ts';

type Reviews = ResponseOf<(typeof endpoints)['reviews']>;
type Review = Reviews['data'][number];

export type ReviewRow = Selectable<ReviewsTable>;

const usualLimit = 20;
const interval = reviewIntervalDays * 24 * 3_600_000;

function reviewOf(row: ReviewRow, playerId: number | null): Review {
  const isMine = playerId !== null && row.player_id === playerId;
  return {
    id: row.id,
    author: row.author,
    rating: row.rating,
    text: row.text,
    created_at: row.created_at.toISOString(),
    is_demo_data: row.is_demo_data,
    reply:
      row.reply_text === null || row.reply_at === null
        ? null
        : { text: row.reply_text, at: row.reply_at.toISOString() },
    is_mine: isMine,
    status: row.status,
    decline_text: isMine ? row.decline_text : null,
  };
}

const ratings: Readonly<Partial<Record<ReviewFilter, readonly ReviewRow['rating'][]>>> = {
  positive: [4, 5],
  negative: [1, 2],
};

/** A page of published reviews in a language, newest first; authors see all their own in any language and status. */
export async function listReviews(
  db: Connection,
  { page = 1, limit = usualLimit, filter = 'new' }: QueryOf<(typeof endpoints)['reviews']>,
  reader: { readonly language: Language; readonly playerId: number | null },
): Promise<Reviews> {
  const { language, playerId } = reader;
  const wanted = ratings[filter];
  const matching = db
    .selectFrom('reviews')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'published'), eb('language', '=', language)]),
        ...(playerId === null ? [] : [eb('player_id', '=', playerId)]),
      ]),
    )
    .$if(filter === 'answered', (all) => all.where('reply_text', 'is not', null))
    .$if(wanted !== undefined, (all) => all.where('rating', 'in', wanted ?? []));
  const ordered = matching.selectAll().orderBy('created_at', 'desc').orderBy('id');
  const { rows, pagination } = await readPage(matching, ordered, page, limit);
  return {
    data: rows.map((row) => reviewOf(row, playerId)),
    pagination,
    extra_data: { summary: await summaryOf(db) },
  };
}

/**
 * Average and distribution of published reviews in all languages; demo reviews count only until a player's is published
 * (NEWS-12).
 */
async function summaryOf(db: Connection): Promise<NonNullable<Reviews['extra_data']['summary']>> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['rating', 'is_demo_data', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'published')
    .groupBy(['rating', 'is_demo_data'])
    .execute();
  const isDemo = rows.every((row) => row.is_demo_data);
  const counted = rows.filter((row) => row.is_demo_data === isDemo);
  const byRating = [1, 2, 3, 4, 5].map((rating) =>
    counted.filter((row) => row.rating === rating).reduce((sum, { count }) => sum + Number(count), 0),
  );
  const count = byRating.reduce((sum, part) => sum + part, 0);
  const stars = byRating.reduce((sum, part, index) => sum + part * (index + 1), 0);
  return {
    average: count === 0 ? null : Math.round((stars / count) * 100) / 100,
    count,
    by_rating: byRating,
    is_demo_data: isDemo && count > 0,
  };
}

/**
 * Stores a review for moderation; refuses with 409 REVIEW_EXISTS within 30 days of the previous one
 * (NEWS-10). `trx` holds the player's lock.
 */
export async function writeReview(
  trx: Connection,
  playerId: number,
  { rating, text, language }: BodyOf<(typeof endpoints)['writeReview']>,
  now: Date,
): Promise<Review> {
  const since = new Date(now.getTime() - interval);
  const mine = trx.selectFrom('reviews').select('id').where('player_id', '=', playerId);
  if (await hasRow(mine.where('created_at', '>', since))) return refuse(409, 'REVIEW_EXISTS');
  const { first_name } = await readPlayer(trx, playerId);
  const row = await trx
    .insertInto('reviews')
    .values({
      language,
      author: reviewAuthor(first_name, playerId),
      rating,
      text,
      created_at: now,
      is_demo_data: false,
      player_id: playerId,
      status: 'pending',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return reviewOf(row, playerId);
}

type ReviewDecision =
  | { readonly kind: 'publish' }
  | { readonly kind: 'decline'; readonly reason: string }
  | { readonly kind: 'answer'; readonly text: string };

/** Maximum length of the quoted reason or reply, characters; the reviews page shows all of it. */
const longest = 200;

/** Notifies the author in the language of the account; demo reviews have no author. */
async function inform(
  trx: Connection,
  playerId: number | null,
  outcome: 'published' | 'declined' | 'answered',
  words: string,
  now: Date,
): Promise<void> {
  if (playerId === null) return;
  const player = await readPlayer(trx, playerId);
  const { language } = player;
  // Count characters, not code units: half a surrogate pair cannot be stored.
  const characters = [...words];
  const short = characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : words;
  await sendMessage(
    trx,
    {
      playerId,
      type: 'personal',
      subType: 'review',
      title: text(`review.${outcome}.title`, language),
      content: text(`review.${outcome}.content`, language, { text: short }),
      facts: {},
      action: { button: { type: 'link', text: text('button.reviews', language), url: '/reviews' } },
    },
    now,
  );
}

/**
 * Publishes or declines a pending review, or replies to a published one, and notifies its author (NEWS-11).
 * False for an unknown review or one whose state does not allow the decision.
 */
export async function decideReview(
  trx: Connection,
  id: number,
  decision: ReviewDecision,
  now: Date,
): Promise<boolean> {
  if (decision.kind === 'answer') {
    const row = await trx
      .updateTable('reviews')
      .set({ reply_text: decision.text, reply_at: now })
      .where('id', '=', id)
      .where('status', '=', 'published')
      .returning('player_id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await inform(trx, row.player_id, 'answered', decision.text, now);
    return true;
  }
  const isPublished = decision.kind === 'publish';
  const row = await trx
    .updateTable('reviews')
    .set({
      status: isPublished ? 'published' : 'declined',
      decline_text: decision.kind === 'decline' ? decision.reason : null,
      decided_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('player_id')
    .executeTakeFirst();
  if (row === undefined) return false;
  const reason = decision.kind === 'decline' ? decision.reason : '';
  await inform(trx, row.player_id, isPublished ? 'published' : 'declined', reason, now);
  return true;
}

/** Reviews for the operator: pending ones first, oldest first, then the newest decided ones. */
export async function reviewsToDecide(db: Connection): Promise<ReviewRow[]> {
  const waiting = await db
    .selectFrom('reviews')
    .selectAll()
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .limit(50)
    .execute();
  const decided = await db
    .selectFrom('reviews')
    .selectAll()
    .where('status', '<>', 'pending')
    .orderBy('created_at', 'desc')
    .limit(30)
    .execute();
  return [...waiting, ...decided];
}
