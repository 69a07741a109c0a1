import type { Dependencies } from '../../dependencies.ts';
import { allPromotions, setPromotionWindow, type PromotionRow } from '../../domain/content/promotions.ts';
import { decideReview, reviewsToDecide, type ReviewRow } from '../../domain/content/reviews.ts';
import { html, type Markup } from '../html.ts';
import { badge, card, field, form, linkTo, list, moment, type ConsoleRequest } from './page-parts.ts';
import { optional, readCount, readDay, invalid, once, type Action } from './perform.ts';
import { page } from './layout.ts';

const highestPriority = 1_000;
/** Maximum length of a reply or a reason, characters. */
const longestText = 1_000;

export const changePromotion: Action = async ({ input, trx, now, id }) => {
  const startsOn = optional(input('starts_on'), readDay(input('starts_on')));
  const endsOn = optional(input('ends_on'), readDay(input('ends_on')));
  const date = readDay(input('date'));
  const priority = readCount(input('priority'), 0, highestPriority);
  if (startsOn === undefined || endsOn === undefined || date === null || priority === null) return invalid;
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) return invalid;
  const window = { startsOn, endsOn, date, priority };
  return once(await setPromotionWindow(trx, id, window, now()), 'promotion', id);
};

export const judgeReview: Action = async ({ input, trx, now, id }) => {
  const number = readCount(id, 1, 999_999_999);
  const text = input('text');
  if (number === null || text.length > longestText) return invalid;
  if (input('do') === 'publish')
    return once(await decideReview(trx, number, { kind: 'publish' }, now()), 'publish_review', id);
  if (text === '') return invalid;
  if (input('do') === 'decline')
    return once(
      await decideReview(trx, number, { kind: 'decline', reason: text }, now()),
      'decline_review',
      id,
    );
  if (input('do') !== 'answer') return invalid;
  return once(await decideReview(trx, number, { kind: 'answer', text }, now()), 'answer_review', id);
};

function promotionLine(request: ConsoleRequest, row: PromotionRow): Markup {
  const day = (name: string, label: string, value: string | null) =>
    field(name, label, { value: value ?? '', isOptional: true, maxLength: 10 });
  return html`<li>
    <strong>${row.titles.en}</strong> ${badge(row.category, 'plain')} <code>${row.slug}</code>
    ${form(
      request,
      `/sandbox/promotions/${row.slug}`,
      html`${day('starts_on', 'First day', row.starts_on)} ${day('ends_on', 'Last day', row.ends_on)}
        ${field('date', 'Date in lists', { value: row.date, maxLength: 10 })}
        ${field('priority', 'Order', { type: 'number', value: String(row.priority), max: highestPriority })}
        <button>Save</button>`,
    )}
  </li>`;
}

function reviewLine(request: ConsoleRequest, row: ReviewRow): Markup {
  const isWaiting = row.status === 'pending';
  const author =
    row.player_id === null
      ? html`<span>${row.author}</span>`
      : html`<a href="${linkTo(`/sandbox/players/${row.player_id}`)}">${row.author}</a>`;
  const buttons = isWaiting
    ? html`<button class="primary" name="do" value="publish" formnovalidate>Publish</button>
        <button class="danger" name="do" value="decline">Decline</button>`
    : html`<button name="do" value="answer">Reply</button>`;
  return html`<li>
    ${author} <strong>${row.rating} / 5</strong> ${badge(row.status, isWaiting ? 'open' : 'plain')}
    <span class="soft push">${row.language} · ${moment(row.created_at)}</span>
    <p class="line">${row.text}</p>
    ${row.reply_text === null ? null : html`<p class="line soft">Reply: ${row.reply_text}</p>`}
    ${row.decline_text === null ? null : html`<p class="line soft">Reason: ${row.decline_text}</p>`}
    ${
      row.status === 'declined'
        ? null
        : form(
            request,
            `/sandbox/reviews/${row.id}`,
            html`${field('text', isWaiting ? 'Reason' : 'Reply', { maxLength: longestText })} ${buttons}`,
          )
    }
  </li>`;
}

export async function newsPage(deps: Dependencies, request: ConsoleRequest): Promise<Response> {
  const reviews = await reviewsToDecide(deps.db);
  const promotions = await allPromotions(deps.db);
  return page(request, {
    title: 'News and reviews',
    content: html`<div class="grid two">
      ${card('Reviews', list(reviews.map((row) => reviewLine(request, row))))}
      ${card(
        'Promotions and news',
        html`<p class="soft">YYYY-MM-DD, a day of the account; empty: no bound.</p>
          ${list(promotions.map((row) => promotionLine(request, row)))}`,
      )}
    </div>`,
  });
}
