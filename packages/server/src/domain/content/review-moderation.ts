import type { Connection } from '../../db/types.ts';
import { text } from '../locale/texts.ts';
import { sendMessage } from '../notifications/message.ts';
import type { ReviewRow } from './reviews.ts';

/** The operator's decision about a review. */
export type ReviewDecision =
  | { readonly kind: 'publish' }
  | { readonly kind: 'decline'; readonly reason: string }
  | { readonly kind: 'answer'; readonly text: string };

/** Maximum length of the message, characters; the page shows the whole text. */
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
  const player = await trx
    .selectFrom('players')
    .select('language')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const { language } = player;
  // By character: half a surrogate pair cannot be stored.
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
 * False if it is already decided or does not exist.
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
