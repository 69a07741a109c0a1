import type { Dependencies } from '../../dependencies.ts';
import { allPromotions, setPromotionWindow } from '../../domain/content/promotions.ts';
import type { PromotionRow } from '../../domain/content/promotions.ts';
import { decideReview, reviewsToDecide } from '../../domain/content/review-moderation.ts';
import type { ReviewRow } from '../../domain/content/reviews.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { badge, field, form, linkTo, moment } from './desk.ts';
import type { Desk } from './desk.ts';
import { readCount } from './input.ts';
import { page } from './layout.ts';
import type { ActionContext, Outcome } from './perform.ts';

const invalid: Outcome = { problem: 'invalid' };
const alreadyHandled: Outcome = { problem: 'handled' };
const highestPriority = 1_000;
/** Maximum length of a reply or a reason, characters. */
const longestText = 1_000;

/** Date of a field: null if empty, undefined if invalid. */
function readDay(text: string): string | null | undefined {
  if (text === '') return null;
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
    ? text
    : undefined;
}

/** Sets the dates and list position of a promotion. */
export async function changePromotion({ input, trx, now }: ActionContext, slug: string): Promise<Outcome> {
  const startsOn = readDay(input('starts_on'));
  const endsOn = readDay(input('ends_on'));
  const date = readDay(input('date'));
  const priority = readCount(input('priority'), 0, highestPriority);
  if (startsOn === undefined || endsOn === undefined || date == null || priority === null) return invalid;
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) return invalid;
  const isDone = await setPromotionWindow(trx, slug, { startsOn, endsOn, date, priority }, now);
  return isDone ? { did: 'promotion', subject: slug } : alreadyHandled;
}

/** Publishes, declines or replies to a review. */
export async function judgeReview({ input, trx, now }: ActionContext, id: string): Promise<Outcome> {
  const number = readCount(id, 1, 999_999_999);
  const text = input('text');
  if (number === null || text.length > longestText) return invalid;
  if (input('do') === 'publish') {
    const isDone = await decideReview(trx, number, { kind: 'publish' }, now);
    return isDone ? { did: 'publish_review', subject: id } : alreadyHandled;
  }
  if (text === '') return invalid;
  if (input('do') === 'decline') {
    const isDone = await decideReview(trx, number, { kind: 'decline', reason: text }, now);
    return isDone ? { did: 'decline_review', subject: id } : alreadyHandled;
  }
  if (input('do') !== 'answer') return invalid;
  const isDone = await decideReview(trx, number, { kind: 'answer', text }, now);
  return isDone ? { did: 'answer_review', subject: id } : alreadyHandled;
}

function promotionLine(desk: Desk, row: PromotionRow): Markup {
  const { t, language } = desk;
  const day = (name: string, label: string, value: string | null) =>
    field(desk, name, label, { value: value ?? '', isOptional: true, maxLength: 10 });
  return html`<li>
    <strong>${row.titles[language]}</strong> ${badge(row.category, 'plain')} <code>${row.slug}</code>
    ${form(
      desk,
      `/sandbox/promotions/${row.slug}`,
      html`${day('starts_on', t.startsOn, row.starts_on)} ${day('ends_on', t.endsOn, row.ends_on)}
        ${field(desk, 'date', t.listDate, { value: row.date, maxLength: 10 })}
        ${field(desk, 'priority', t.priority, { type: 'number', value: String(row.priority), max: highestPriority })}
        <button>${t.save}</button>`,
    )}
  </li>`;
}

function reviewLine(desk: Desk, row: ReviewRow): Markup {
  const { t } = desk;
  const isWaiting = row.status === 'pending';
  const author =
    row.player_id === null
      ? html`<span>${row.author}</span>`
      : html`<a href="${linkTo(`/sandbox/players/${row.player_id}`)}">${row.author}</a>`;
  const buttons = isWaiting
    ? html`<button class="primary" name="do" value="publish" formnovalidate>${t.publish}</button>
        <button class="danger" name="do" value="decline">${t.decline}</button>`
    : html`<button name="do" value="answer">${t.answer}</button>`;
  return html`<li>
    ${author} <strong>${row.rating} / 5</strong> ${badge(row.status, isWaiting ? 'open' : 'plain')}
    <span class="soft push">${row.language} · ${moment(row.created_at)}</span>
    <p class="line">${row.text}</p>
    ${row.reply_text === null ? null : html`<p class="line soft">${t.answerText}: ${row.reply_text}</p>`}
    ${row.decline_text === null ? null : html`<p class="line soft">${t.reason}: ${row.decline_text}</p>`}
    ${
      row.status === 'declined'
        ? null
        : form(
            desk,
            `/sandbox/reviews/${row.id}`,
            html`${field(desk, 'text', isWaiting ? t.reason : t.answerText, { maxLength: longestText })}
            ${buttons}`,
          )
    }
  </li>`;
}

/** Dates of promotions, and reviews to moderate. */
export async function newsPage(deps: Dependencies, desk: Desk): Promise<Response> {
  const { t } = desk;
  const reviews = await reviewsToDecide(deps.db);
  const promotions = await allPromotions(deps.db);
  const rows = (lines: readonly Markup[]) =>
    lines.length === 0
      ? html`<p class="muted">${t.none}</p>`
      : html`<ul class="rows">
          ${lines}
        </ul>`;
  return page(desk, {
    title: t.news,
    content: html`<div class="grid two">
      <section class="card">
        <h2>${t.reviews}</h2>
        ${rows(reviews.map((row) => reviewLine(desk, row)))}
      </section>
      <section class="card">
        <h2>${t.promotions}</h2>
        <p class="soft">${t.dayHint}</p>
        ${rows(promotions.map((row) => promotionLine(desk, row)))}
      </section>
    </div>`,
  });
}
