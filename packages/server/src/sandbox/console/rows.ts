import { type DocumentRow } from '../../domain/documents/documents.ts';
import { declineCodes, declineText } from '../../domain/documents/decline-reasons.ts';
import { formatMoney } from '../../domain/locale/locale.ts';
import { reasonText } from '../../domain/notifications/texts.ts';
import { declineReasons } from '../../domain/payments/decide.ts';
import { html, type Markup } from '../html.ts';
import { badge, choice, form, linkTo, moment, type ConsoleRequest } from './page-parts.ts';
import type { PaymentRow } from './records.ts';

export const playerLink = (id: number): Markup =>
  html`<a href="${linkTo(`/sandbox/players/${id}`)}">Player ${id}</a>`;

const orderTexts = { hold: 'Hold', release: 'Release', send: 'Send now' };

function verdict(
  request: ConsoleRequest,
  path: string,
  reasons: readonly (readonly [string, string])[],
  orders: readonly (keyof typeof orderTexts)[] = [],
): Markup {
  return html`<div class="line">
    ${form(
      request,
      path,
      html`<button class="primary" name="do" value="approve">Approve</button>
        ${orders.map((order) => html`<button name="do" value="${order}">${orderTexts[order]}</button>`)}
        ${choice('reason', 'Reason', reasons)}
        <button class="danger" name="do" value="decline">Decline</button>`,
      'inline',
    )}
  </div>`;
}

/** Operations on a withdrawal besides its decision. */
const ordersFor = ({ type, stage, is_held }: PaymentRow) =>
  type === 'withdrawal' && stage !== 'sent' ? ([is_held ? 'release' : 'hold', 'send'] as const) : [];

export function paymentRow(request: ConsoleRequest, row: PaymentRow, withPlayer = false): Markup {
  const isOpen = row.status === 'process';
  return html`<li>
    <span>${row.type === 'deposit' ? 'Deposit' : 'Withdrawal'}</span>
    <strong>${formatMoney(row.amount, row.currency, 'en')}</strong>
    ${badge(row.status)} <span class="soft">${row.stage}</span>
    ${row.is_held ? badge('held') : null} ${withPlayer ? playerLink(row.player_id) : null}
    <span class="soft push">${moment(row.created_at)}</span>
    <p class="line soft">
      ${row.method} · <code>${row.id}</code>
      ${row.error_type === null ? null : html` · ${reasonText(row.error_type, 'en')}`}
    </p>
    ${
      isOpen
        ? verdict(
            request,
            `/sandbox/payments/${row.id}`,
            declineReasons.map((reason) => [reason, reasonText(reason, 'en')] as const),
            ordersFor(row),
          )
        : null
    }
  </li>`;
}

export function documentRow(request: ConsoleRequest, row: DocumentRow, withPlayer = false): Markup {
  const isOpen = row.status === 'process' || row.status === 'processing';
  return html`<li>
    <span>${[row.document_type, row.side, row.subject].filter((part) => part !== null).join(' · ')}</span>
    ${badge(row.status)} ${withPlayer ? playerLink(row.player_id) : null}
    <a href="/sandbox/document-files/${row.file_key}">Download the photo</a>
    <span class="soft push">${moment(row.created_at)}</span>
    <p class="line soft">
      ${row.document_name} ${row.message === null ? null : html` · ${row.message}`}
      ${row.decline_code === null ? null : html` · ${declineText(row.decline_code, 'en')}`}
    </p>
    ${
      isOpen
        ? verdict(
            request,
            `/sandbox/documents/${row.id}`,
            declineCodes.map((code) => [code, declineText(code, 'en')] as const),
          )
        : null
    }
  </li>`;
}
