import type { Dependencies } from '../../dependencies.ts';
import { documentsToCheck } from '../../domain/documents/index.ts';
import { readBalances } from '../../domain/ledger/index.ts';
import { formatMoney } from '../../domain/locale/money.ts';
import { readNotifications } from '../../domain/notifications/index.ts';
import { isClosable, listOffers, statusNow, templateOf, templates } from '../../domain/offers/index.ts';
import { vipLevels } from '../../domain/vip/levels.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { badge, choice, field, form, moment } from './desk.ts';
import type { Desk } from './desk.ts';
import { page } from './layout.ts';
import { messageForm } from './message-form.ts';
import { dataCard } from './person-actions.ts';
import { marksOf, nameOf } from './players.ts';
import { gameSessionsOf, paymentsOf, playerById, sessionsOf } from './records.ts';
import type { PlayerRow } from './records.ts';
import { documentRow, paymentRow } from './rows.ts';

/** A card with a list, and actions below it. */
function listCard(desk: Desk, title: string, rows: readonly Markup[], below: Markup | null = null): Markup {
  return html`<section class="card">
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="muted">${desk.t.none}</p>`
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }
    ${below}
  </section>`;
}

async function summary(deps: Dependencies, desk: Desk, player: PlayerRow): Promise<Markup> {
  const { t, language } = desk;
  const { real, bonus, pending_withdrawal } = await readBalances(deps.db, player.id, player.currency);
  const money = (amount: number) => formatMoney(amount, player.currency, language);
  const isBanned = player.banned_at !== null;
  const path = `/sandbox/players/${player.id}`;
  const button = isBanned
    ? html`<button class="primary">${t.unban}</button>`
    : html`<button class="danger">${t.ban}</button>
        <p class="soft">${t.banHint}</p>`;
  return html`<section class="card whole">
    <h2>${t.balance}</h2>
    <dl class="figures">
      <div>
        <dt>${t.real}</dt>
        <dd>${money(real)}</dd>
      </div>
      <div>
        <dt>${t.bonus}</dt>
        <dd>${money(bonus)}</dd>
      </div>
      <div>
        <dt>${t.pending}</dt>
        <dd>${money(pending_withdrawal)}</dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd class="small">${player.email ?? '–'}</dd>
      </div>
      <div>
        <dt>${t.phone}</dt>
        <dd class="small">${player.phone ?? '–'}</dd>
      </div>
      <div>
        <dt>${t.language}</dt>
        <dd class="small">${player.language}</dd>
      </div>
      <div>
        <dt>${t.registered}</dt>
        <dd class="small">${moment(player.created_at)}</dd>
      </div>
      <div>
        <dt>${t.lastLogin}</dt>
        <dd class="small">${player.last_login_at === null ? '–' : moment(player.last_login_at)}</dd>
      </div>
    </dl>
    ${form(desk, `${path}/${isBanned ? 'unban' : 'ban'}`, button, 'inline')}
    ${form(
      desk,
      `${path}/status`,
      html`${choice(
          'status',
          t.status_player,
          vipLevels.map(({ status }) => [status, status] as const),
          player.status,
        )}<button>${t.changeStatus}</button>`,
      'inline',
    )}
  </section>`;
}

async function paymentsCard(deps: Dependencies, desk: Desk, player: PlayerRow): Promise<Markup> {
  const { t } = desk;
  const rows = await paymentsOf(deps.db, player.id);
  const start = form(
    desk,
    `/sandbox/players/${player.id}/deposits`,
    html`${field(desk, 'amount', `${t.startDeposit}, ${player.currency}`, {
        type: 'number',
        value: player.currency === 'KZT' ? '5000' : '20',
        step: '0.01',
      })}<button>${t.openPayment}</button>`,
  );
  return listCard(
    desk,
    t.payments,
    rows.map((row) => paymentRow(desk, row)),
    start,
  );
}

async function offersCard(deps: Dependencies, desk: Desk, player: PlayerRow): Promise<Markup> {
  const { t, language, now } = desk;
  const rows = (await listOffers(deps.db, player.id)).map((row) => {
    const amount =
      row.amount === null ? null : html`<strong>${formatMoney(row.amount, row.currency, language)}</strong>`;
    const wager =
      row.wager_amount_max === null
        ? null
        : html`<span class="soft"
            >${formatMoney(row.wager_amount, row.currency, language)} /
            ${formatMoney(row.wager_amount_max, row.currency, language)}</span
          >`;
    return html`<li>
      <span>${templateOf(row.template).title[language]}</span> ${badge(statusNow(row, now))} ${amount}
      ${wager}
      <span class="soft push">${moment(row.created_at)}</span>
      <p class="line soft">${row.template} · <code>${row.id}</code></p>
      ${
        isClosable(statusNow(row, now))
          ? form(
              desk,
              `/sandbox/players/${player.id}/offers/expire`,
              html`<input type="hidden" name="offer" value="${row.id}" />
                <button class="quiet">${t.expire}</button>`,
              'inline',
            )
          : null
      }
    </li>`;
  });
  // Winnings of spins cannot be granted directly.
  const kinds = templates
    .filter(({ type }) => type !== 'gift_spin_win_bonus')
    .map(({ code, title }) => [code, `${title[language]} (${code})`] as const);
  const grant = form(
    desk,
    `/sandbox/players/${player.id}/offers`,
    html`${choice('template', t.template, kinds)}
      ${field(desk, 'amount', `${t.amount}, ${player.currency}`, { type: 'number', step: '0.01', isOptional: true })}
      <button>${t.grant}</button>`,
  );
  return listCard(desk, t.offers, rows, grant);
}

async function notificationsCard(deps: Dependencies, desk: Desk, player: PlayerRow): Promise<Markup> {
  const { language, now, t } = desk;
  const messages = await readNotifications(deps.db, player.id, { all: true, language, now });
  const rows = messages.slice(0, 20).map(
    ({ title, content, type, sub_type, status, created_at }) =>
      html`<li>
        <span>${title}</span> ${badge(status)}
        <span class="soft push">${moment(new Date(created_at))}</span>
        <p class="line">${content}</p>
        <p class="line soft">${type} · ${sub_type}</p>
      </li>`,
  );
  const ticket = form(
    desk,
    `/sandbox/players/${player.id}/tickets`,
    html`<button>${t.giveTicket}</button>`,
    'inline',
  );
  return listCard(desk, t.notifications, rows, html`${ticket}${messageForm(desk, player)}`);
}

async function sessionsCard(deps: Dependencies, desk: Desk, player: PlayerRow): Promise<Markup> {
  const { t, now } = desk;
  const rows = (await sessionsOf(deps.db, player.id)).map((row) => {
    const isLive = row.revoked_at === null && row.expires_at > now;
    return html`<li>
      ${badge(isLive ? t.live : t.over, isLive ? 'good' : 'plain')} <code>${row.revoked_reason}</code>
      <span>${row.ip}</span> <span class="soft push">${moment(row.created_at)}</span>
      <p class="line soft">${row.user_agent}</p>
    </li>`;
  });
  return listCard(desk, t.sessions, rows);
}

async function gamesCard(deps: Dependencies, desk: Desk, player: PlayerRow): Promise<Markup> {
  const { t, now } = desk;
  const rows = (await gameSessionsOf(deps.db, player.id)).map((row) => {
    const isLive = row.expires_at > now && row.signed_in_until !== null && row.signed_in_until > now;
    const address = `/sandbox/games/${row.game_slug}?s=${row.id}&lang=${row.language}`;
    return html`<li>
      ${isLive ? html`<a href="${address}" rel="noreferrer">${row.game_slug}</a>` : html`<span>${row.game_slug}</span>`}
      ${badge(row.mode, 'plain')} ${badge(isLive ? t.live : t.over, isLive ? 'good' : 'plain')}
      <span class="soft push">${moment(row.created_at)}</span>
    </li>`;
  });
  return listCard(desk, t.gameSessions, rows);
}

/** All data of one player, with the operator's actions. */
export async function playerPage(deps: Dependencies, desk: Desk, id: string): Promise<Response> {
  const { t } = desk;
  const player = await playerById(deps.db, id);
  if (player === undefined) return page(desk, { status: 404, title: t.unknownPlayer });
  // Sequential, because the embedded database has one connection.
  const cards = [
    await summary(deps, desk, player),
    await paymentsCard(deps, desk, player),
    await offersCard(deps, desk, player),
    await notificationsCard(deps, desk, player),
    listCard(
      desk,
      t.documents,
      (await documentsToCheck(deps.db, { playerId: player.id })).map((row) => documentRow(desk, row)),
    ),
    await sessionsCard(deps, desk, player),
    await gamesCard(deps, desk, player),
    dataCard(desk, player),
  ];
  return page(desk, {
    title: nameOf(player),
    content: html`<p class="muted">№ ${player.id} · ${player.currency} ${marksOf(player, desk)}</p>
      <div class="grid two">${cards}</div>`,
  });
}
