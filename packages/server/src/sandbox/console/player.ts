import type { Dependencies } from '../../dependencies.ts';
import { documentsToCheck } from '../../domain/documents/decide.ts';
import { readBalances } from '../../domain/ledger/post.ts';
import { formatMoney } from '../../domain/locale/locale.ts';
import { readNotifications } from '../../domain/notifications/notifications.ts';
import { isClosable } from '../../domain/offers/finish.ts';
import { listOffers, statusNow } from '../../domain/offers/offers.ts';
import { templateOf, templates } from '../../domain/offers/templates.ts';
import { titleOf } from '../../domain/offers/template.ts';
import { vipLevels } from '../../domain/vip/levels.ts';
import { html, type Markup } from '../html.ts';
import { badge, card, choice, field, form, linkTo, list, moment, type ConsoleRequest } from './page-parts.ts';
import { page } from './layout.ts';
import { messageForm } from './message-form.ts';
import { marksOf, nameOf } from './players.ts';
import {
  gameSessionsOf,
  paymentsOf,
  playerById,
  sessionsOf,
  type PlayerRow,
  documentRow,
  paymentRow,
} from './records.ts';

async function summary(deps: Dependencies, request: ConsoleRequest, player: PlayerRow): Promise<Markup> {
  const { real, bonus, pending_withdrawal } = await readBalances(deps.db, player.id, player.currency);
  const money = (amount: number) => formatMoney(amount, player.currency, 'en');
  const isBanned = player.banned_at !== null;
  const path = `/sandbox/players/${player.id}`;
  const button = isBanned
    ? html`<button class="primary">Lift the ban</button>`
    : html`<button class="danger">Ban</button>
        <p class="soft">Every session and game ends immediately.</p>`;
  const figure = (name: string, value: Markup | string, kind = 'small') =>
    html`<div>
      <dt>${name}</dt>
      <dd class="${kind}">${value}</dd>
    </div>`;
  return card(
    'Balance',
    html`<dl class="figures">
        ${figure('Real', money(real), '')} ${figure('Bonus', money(bonus), '')}
        ${figure('Being withdrawn', money(pending_withdrawal), '')} ${figure('E-mail', player.email ?? '–')}
        ${figure('Phone', player.phone ?? '–')} ${figure('Language', player.language)}
        ${figure('Registered', moment(player.created_at))}
        ${figure('Last log-in', player.last_login_at === null ? '–' : moment(player.last_login_at))}
      </dl>
      ${form(request, `${path}/${isBanned ? 'unban' : 'ban'}`, button, 'inline')}
      ${form(
        request,
        `${path}/status`,
        html`${choice(
            'status',
            'Player status',
            vipLevels.map(({ status }) => status),
            player.status,
          )}<button>Change the status</button>`,
        'inline',
      )}`,
    'whole',
  );
}

async function paymentsCard(deps: Dependencies, request: ConsoleRequest, player: PlayerRow): Promise<Markup> {
  const rows = await paymentsOf(deps.db, player.id);
  const start = form(
    request,
    `/sandbox/players/${player.id}/deposits`,
    html`${field('amount', `New deposit, ${player.currency}`, {
        type: 'number',
        value: player.currency === 'KZT' ? '5000' : '20',
        step: '0.01',
      })}<button>Open the payment page</button>`,
  );
  return card('Transactions', [list(rows.map((row) => paymentRow(request, row))), start]);
}

async function offersCard(deps: Dependencies, request: ConsoleRequest, player: PlayerRow): Promise<Markup> {
  const { now } = request;
  const rows = (await listOffers(deps.db, player.id)).map((row) => {
    const amount =
      row.amount === null ? null : html`<strong>${formatMoney(row.amount, row.currency, 'en')}</strong>`;
    const wager =
      row.wager_amount_max === null
        ? null
        : html`<span class="soft"
            >${formatMoney(row.wager_amount, row.currency, 'en')} /
            ${formatMoney(row.wager_amount_max, row.currency, 'en')}</span
          >`;
    return html`<li>
      <span>${titleOf(templateOf(row.template), 'en')}</span> ${badge(statusNow(row, now))} ${amount} ${wager}
      <span class="soft push">${moment(row.created_at)}</span>
      <p class="line soft">${row.template} · <code>${row.id}</code></p>
      ${
        isClosable(statusNow(row, now))
          ? form(
              request,
              `/sandbox/players/${player.id}/offers/expire`,
              html`<input type="hidden" name="offer" value="${row.id}" />
                <button class="quiet">End now</button>`,
              'inline',
            )
          : null
      }
    </li>`;
  });
  // Winnings of free spins are a bonus that only comes from spins.
  const kinds = templates
    .filter(({ type }) => type !== 'gift_spin_win_bonus')
    .map((template) => [template.code, `${titleOf(template, 'en')} (${template.code})`] as const);
  const grant = form(
    request,
    `/sandbox/players/${player.id}/offers`,
    html`${choice('template', 'Offer', kinds)}
      ${field('amount', `Amount, ${player.currency}`, { type: 'number', step: '0.01', isOptional: true })}
      <button>Grant the offer</button>`,
  );
  return card('Offers', [list(rows), grant]);
}

async function notificationsCard(
  deps: Dependencies,
  request: ConsoleRequest,
  player: PlayerRow,
): Promise<Markup> {
  const { now } = request;
  const messages = await readNotifications(deps.db, player.id, { all: true, language: 'en', now });
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
    request,
    `/sandbox/players/${player.id}/tickets`,
    html`<button>Give a bronze ticket</button>`,
    'inline',
  );
  return card('Notifications', [list(rows), ticket, messageForm(request, player)]);
}

async function sessionsCard(deps: Dependencies, request: ConsoleRequest, player: PlayerRow): Promise<Markup> {
  const { now } = request;
  const rows = (await sessionsOf(deps.db, player.id)).map((row) => {
    const isLive = row.revoked_at === null && row.expires_at > now;
    return html`<li>
      ${badge(isLive ? 'live' : 'ended', isLive ? 'good' : 'plain')} <code>${row.revoked_reason}</code>
      <span>${row.ip}</span> <span class="soft push">${moment(row.created_at)}</span>
      <p class="line soft">${row.user_agent}</p>
    </li>`;
  });
  return card('Sessions', list(rows));
}

async function gamesCard(deps: Dependencies, request: ConsoleRequest, player: PlayerRow): Promise<Markup> {
  const { now } = request;
  const rows = (await gameSessionsOf(deps.db, player.id)).map((row) => {
    const isLive = row.expires_at > now && row.signed_in_until !== null && row.signed_in_until > now;
    const address = `/sandbox/games/${row.game_slug}?s=${row.id}&lang=${row.language}`;
    return html`<li>
      ${isLive ? html`<a href="${address}" rel="noreferrer">${row.game_slug}</a>` : html`<span>${row.game_slug}</span>`}
      ${badge(row.mode, 'plain')} ${badge(isLive ? 'live' : 'ended', isLive ? 'good' : 'plain')}
      <span class="soft push">${moment(row.created_at)}</span>
    </li>`;
  });
  return card('Games', list(rows));
}

function dataCard(request: ConsoleRequest, player: PlayerRow): Markup {
  const path = `/sandbox/players/${player.id}`;
  return card(
    'Personal data',
    html`<p class="soft">
        Erases contacts, name, address, documents, messages and visits. Payments, rounds and limits stay
        without a name, as the law requires. Of an excluded player, what identifies them stays.
      </p>
      <p><a class="button quiet fit" href="${linkTo(`${path}/data`)}">Download the data (JSON)</a></p>
      ${
        player.erased_at === null
          ? form(
              request,
              `${path}/erase`,
              html`${field('confirm', 'Number of the player, to confirm')}<button class="danger">
                  Erase the data
                </button>`,
            )
          : null
      }`,
  );
}

export async function playerPage(deps: Dependencies, request: ConsoleRequest, id: string): Promise<Response> {
  const player = await playerById(deps.db, id);
  if (player === undefined) return page(request, { status: 404, title: 'Player not found' });
  // Sequential, because the embedded database has only one connection.
  const cards = [
    await summary(deps, request, player),
    await paymentsCard(deps, request, player),
    await offersCard(deps, request, player),
    await notificationsCard(deps, request, player),
    card(
      'Documents',
      list(
        (await documentsToCheck(deps.db, { playerId: player.id })).map((row) => documentRow(request, row)),
      ),
    ),
    await sessionsCard(deps, request, player),
    await gamesCard(deps, request, player),
    dataCard(request, player),
  ];
  return page(request, {
    title: nameOf(player),
    content: html`<p class="muted">№ ${player.id} · ${player.currency} ${marksOf(player, request)}</p>
      <div class="grid two">${cards}</div>`,
  });
}
