import { readPage } from '../../db/rows.ts';
import { cleanTyped } from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { PaymentsTable } from '../../db/money-tables.ts';
import type { PlayersTable, SessionsTable } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { DocumentRow } from '../../domain/documents/documents.ts';
import { declineCodes, declineText } from '../../domain/documents/needed.ts';
import { formatMoney } from '../../domain/locale/locale.ts';
import { reasonText } from '../../domain/notifications/texts.ts';
import { declineReasons } from '../../domain/payments/decide.ts';
import { html, type Markup } from '../html.ts';
import { badge, choice, form, linkTo, moment, type ConsoleRequest } from './page-parts.ts';

export type PlayerRow = Selectable<PlayersTable>;
type PaymentRow = Selectable<PaymentsTable>;
type SessionRow = Selectable<SessionsTable>;

export const pageLength = 25;
const largestId = 2_147_483_647;

/** Players whose contact or name contains a text or whose id it is, newest first; for an empty text all. */
export async function searchPlayers(
  db: Connection,
  text: string,
  pageNumber: number,
): Promise<{ readonly players: PlayerRow[]; readonly found: number }> {
  let query = db.selectFrom('players');
  const wanted = cleanTyped(text);
  if (wanted !== '') {
    const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const digits = wanted.replaceAll(/\D/g, '');
    const id = /^\d{1,10}$/.test(wanted) && Number(wanted) <= largestId ? Number(wanted) : null;
    query = query.where((eb) =>
      eb.or([
        eb('email', 'ilike', pattern),
        eb('first_name', 'ilike', pattern),
        eb('last_name', 'ilike', pattern),
        ...(digits === '' ? [] : [eb('phone', 'like', `%${digits}%`)]),
        ...(id === null ? [] : [eb('id', '=', id)]),
      ]),
    );
  }
  const ordered = query.selectAll().orderBy('id', 'desc');
  const { rows: players, pagination } = await readPage(query, ordered, pageNumber, pageLength);
  return { players, found: pagination.items };
}

/** The player whose id is in a URL; undefined if there is none. */
export async function playerById(db: Connection, text: string): Promise<PlayerRow | undefined> {
  if (!/^\d{1,10}$/.test(text) || Number(text) > largestId) return undefined;
  return await db.selectFrom('players').selectAll().where('id', '=', Number(text)).executeTakeFirst();
}

/** The 20 oldest undecided payments, oldest first. */
export async function waitingPayments(db: Connection): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'process')
    .orderBy('created_at')
    .limit(20)
    .execute();
}

export async function paymentsOf(db: Connection, playerId: number): Promise<PaymentRow[]> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('ordinal', 'desc')
    .limit(50)
    .execute();
}

/** The latest logins of a player, newest first. */
export async function sessionsOf(db: Connection, playerId: number): Promise<SessionRow[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** The latest games that a player opened, newest first, each with the end of its login session if not revoked. */
export async function gameSessionsOf(db: Connection, playerId: number) {
  return await db
    .selectFrom('game_sessions')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.id', '=', 'game_sessions.opened_by').on('sessions.revoked_at', 'is', null),
    )
    .selectAll('game_sessions')
    .select('sessions.expires_at as signed_in_until')
    .where('game_sessions.player_id', '=', playerId)
    .orderBy('game_sessions.created_at', 'desc')
    .limit(10)
    .execute();
}

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

/** Other actions on an undecided withdrawal. */
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
