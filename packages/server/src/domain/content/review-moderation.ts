import type { Connection } from '../../db/types.ts';
import type { Language, Translated } from '../locale/locale.ts';
import { sendMessage } from '../notifications/index.ts';
import type { ReviewRow } from './reviews.ts';

/** The operator's decision about a review. */
export type ReviewDecision =
  | { readonly kind: 'publish' }
  | { readonly kind: 'decline'; readonly reason: string }
  | { readonly kind: 'answer'; readonly text: string };

interface Text {
  readonly title: Translated;
  readonly content: Translated;
}

const published: Text = {
  title: {
    ru: 'Ваш отзыв опубликован',
    kk: 'Пікіріңіз жарияланды',
    az: 'Rəyiniz dərc olundu',
    en: 'Your review is published',
  },
  content: {
    ru: 'Теперь его видят все на странице отзывов.',
    kk: 'Енді оны пікірлер бетінде бәрі көреді.',
    az: 'İndi onu rəylər səhifəsində hamı görür.',
    en: 'Everyone can now see it on the reviews page.',
  },
};
const declined: Text = {
  title: {
    ru: 'Отзыв не опубликован',
    kk: 'Пікір жарияланбады',
    az: 'Rəy dərc olunmadı',
    en: 'Your review wasn’t published',
  },
  content: { ru: 'Причина: {text}', kk: 'Себебі: {text}', az: 'Səbəb: {text}', en: 'Reason: {text}' },
};
const answered: Text = {
  title: {
    ru: 'Мы ответили на ваш отзыв',
    kk: 'Пікіріңізге жауап бердік',
    az: 'Rəyinizə cavab verdik',
    en: 'We replied to your review',
  },
  content: { ru: '{text}', kk: '{text}', az: '{text}', en: '{text}' },
};
const button: Translated = { ru: 'К отзывам', kk: 'Пікірлерге', az: 'Rəylərə', en: 'To reviews' };

/** Maximum length of the message, characters; the page shows the whole text. */
const longest = 200;

/** Notifies the author in the language of the account; demo reviews have no author. */
async function inform(
  trx: Connection,
  playerId: number | null,
  text: Text,
  fill: string,
  now: Date,
): Promise<void> {
  if (playerId === null) return;
  const player = await trx
    .selectFrom('players')
    .select('language')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const language: Language = player.language;
  const short = fill.length > longest ? `${fill.slice(0, longest - 1)}…` : fill;
  await sendMessage(
    trx,
    {
      playerId,
      type: 'personal',
      subType: 'review',
      title: text.title[language],
      content: text.content[language].replace('{text}', () => short),
      facts: {},
      action: { button: { type: 'link', text: button[language], url: '/reviews' } },
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
    await inform(trx, row.player_id, answered, decision.text, now);
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
  await inform(trx, row.player_id, isPublished ? published : declined, reason, now);
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
