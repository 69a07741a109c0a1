import type { Dependencies } from '../../dependencies.ts';
import { documentsToCheck } from '../../domain/documents/decide.ts';
import { formatMoney } from '../../domain/locale/locale.ts';
import { bannedWithMoney } from '../../domain/payments/decide.ts';
import { heldPlayers } from '../../domain/players/lookalikes.ts';
import {
  anyCall,
  callNames,
  faultStatuses,
  listFaults,
  longestDelay,
  mostTimes,
  type FaultRow,
  readState,
} from '../state.ts';
import { html, type Markup } from '../html.ts';
import type { SandboxState } from '../../http/request-facts.ts';
import { badge, card, choice, field, form, linkTo, list, moment, type ConsoleRequest } from './page-parts.ts';
import { page } from './layout.ts';
import { methodsCard } from './methods.ts';
import { doneText } from './perform.ts';
import { waitingPayments, documentRow, paymentRow, playerLink } from './records.ts';
import { tournamentsCard } from './tournaments.ts';

const faultKinds = {
  status: 'another status',
  delay: 'delay',
  drop: 'connection drop before processing',
  lose: 'connection drop after processing',
} as const;

function clockCard(request: ConsoleRequest): Markup {
  return card(
    'Clock',
    html`<p class="soft">
        Time moves on every server together: bonuses expire, payouts arrive, sessions end.
      </p>
      ${form(
        request,
        '/sandbox/clock',
        html`${field('count', 'How much', { type: 'number', value: '1' })}
          ${choice('unit', 'Unit', [
            ['minute', 'minutes'],
            ['hour', 'hours'],
            ['day', 'days'],
          ])}
          <button class="primary" name="do" value="move">Move forward</button>
          ${
            request.timeShift === 0
              ? null
              : html`<button class="quiet" name="do" value="reset" formnovalidate>Back to real time</button>`
          }`,
      )}`,
  );
}

function regionCard(request: ConsoleRequest, { region }: SandboxState): Markup {
  const now =
    region === null
      ? html`<p>${badge('200', 'good')} The app is open everywhere.</p>`
      : html`<p>${badge('451', 'bad')} The app is closed, country: ${region.country ?? 'unknown'}</p>`;
  const content =
    region === null
      ? html`${choice('country', 'Country', ['KZ', 'AZ', ['', 'unknown']])}<button
            class="danger"
            name="do"
            value="block"
          >
            Close the region
          </button>`
      : html`<button class="primary" name="do" value="unblock">Open the region</button>`;
  return card('Region', [now, form(request, '/sandbox/region', content)]);
}

function faultLine({ call, kind, status, delay_ms, remaining }: FaultRow): Markup {
  const figure = status ?? (delay_ms === null ? null : `${delay_ms / 1_000} s`);
  return html`<li>
    <strong>${call === anyCall ? 'any' : call}</strong>
    <span>${faultKinds[kind]} ${figure}</span>
    <span class="push">left: ${remaining}</span>
  </li>`;
}

function faultsCard(request: ConsoleRequest, faults: readonly FaultRow[]): Markup {
  const clear = form(
    request,
    '/sandbox/faults/clear',
    html`<button class="quiet">Remove all failures</button>`,
  );
  return card(
    'Failures',
    html`<p class="soft">
        Breaks the next responses of a call. They apply in order; the count is shared by every server.
      </p>
      ${list(faults.map(faultLine), 'All responses are normal.')} ${faults.length === 0 ? null : clear}
      ${form(request, '/sandbox/faults', [
        choice('call', 'Call', [[anyCall, 'any'], ...callNames]),
        choice('kind', 'What happens', Object.entries(faultKinds)),
        choice('status', 'Status', faultStatuses.map(String), '500'),
        field('seconds', 'Delay, seconds', {
          type: 'number',
          value: '3',
          step: '0.1',
          max: longestDelay / 1_000,
        }),
        field('times', 'How many times', { type: 'number', value: '1', max: mostTimes }),
        html`<button class="primary">Add a failure</button>`,
      ])}`,
    'whole',
  );
}

/** Players who need a decision: those who resemble an excluded player, and banned ones with money. */
async function peopleCard({ db }: Dependencies, request: ConsoleRequest): Promise<Markup> {
  const held = (await heldPlayers(db)).map(
    (row) =>
      html`<li>
        ${playerLink(row.id)} <span>resembles an excluded player,</span> ${playerLink(row.resembles ?? 0)}
        <p class="line soft">
          ${[
            ...(row.is_same_person
              ? [`Same name and birthday: ${row.first_name} ${row.last_name}, ${row.birthday}`]
              : []),
            ...(row.is_same_mailbox ? [`Same mailbox: ${row.email}`] : []),
            ...(row.is_same_document ? ['Same document'] : []),
          ].join('; ')}
        </p>
        <div class="line">
          ${form(request, `/sandbox/players/${row.id}/let-in`, html`<button>Let in</button>`, 'inline')}
          ${form(request, `/sandbox/players/${row.id}/ban`, html`<button class="danger">Ban</button>`, 'inline')}
        </div>
      </li>`,
  );
  const owed = (await bannedWithMoney(db)).map(({ id, currency, own, pending }) => {
    const money = (amount: string | null) => formatMoney(Number(amount ?? 0), currency, 'en');
    return html`<li>
      ${playerLink(id)} <span>banned, with money in the account</span>
      <p class="line soft">Real: ${money(own)} · Being withdrawn: ${money(pending)}</p>
      <div class="line">
        ${form(
          request,
          `/sandbox/players/${id}/money`,
          html`<button class="primary" name="do" value="pay_out">Pay everything out</button>
            <button class="danger" name="do" value="keep">Withhold</button>`,
          'inline',
        )}
      </div>
    </li>`;
  });
  const people = [...held, ...owed];
  return people.length === 0 ? html`` : card('Players waiting for a decision', list(people), 'whole');
}

async function waitingCard(deps: Dependencies, request: ConsoleRequest): Promise<Markup> {
  const payments = await waitingPayments(deps.db);
  const documents = await documentsToCheck(deps.db, { onlyWaiting: true });
  const waiting = [
    ...payments.map((row) => paymentRow(request, row, true)),
    ...documents.slice(0, 20).map((row) => documentRow(request, row, true)),
  ];
  return card('Waiting for a decision', list(waiting, 'Nothing is waiting.'), 'whole');
}

async function demoCard(deps: Dependencies, request: ConsoleRequest): Promise<Markup> {
  const games = await deps.db
    .selectFrom('games')
    .select(['slug', 'name'])
    .orderBy('popularity')
    .limit(60)
    .execute();
  return card(
    'Demo game',
    html`<p class="soft">Opens a slot in demo mode. Open a payment page from the page of a player.</p>
      ${form(
        request,
        '/sandbox/demo',
        html`${field('slug', 'Game (slug)', { value: games[0]?.slug ?? '', list: 'games' })}
          <datalist id="games">
            ${games.map(({ slug, name }) => html`<option value="${slug}">${name}</option>`)}
          </datalist>
          <button>Open the slot</button>`,
      )}`,
  );
}

async function mailCard(deps: Dependencies, request: ConsoleRequest): Promise<Markup> {
  const promotions = await deps.db
    .selectFrom('promotions')
    .select(['slug', 'titles'])
    .orderBy('date', 'desc')
    .execute();
  if (promotions.length === 0) return html``;
  return card(
    'Promotion by email',
    html`<p class="soft">
        Goes to players with marketing emails on and a confirmed email, except those on a break. Each email
        has an unsubscribe link.
      </p>
      ${form(
        request,
        '/sandbox/mails',
        html`${choice(
            'promotion',
            'Promotion',
            promotions.map(({ slug, titles }) => [slug, `${titles.en} (${slug})`] as const),
          )} <button class="primary">Send emails</button>`,
      )}`,
  );
}

async function logCard(deps: Dependencies): Promise<Markup> {
  const actions = await deps.db
    .selectFrom('sandbox_actions')
    .selectAll()
    .orderBy('ordinal', 'desc')
    .limit(20)
    .execute();
  const lines = actions.map(
    ({ action, subject, created_at }) =>
      html`<li>${moment(created_at)} <span>${doneText(action) ?? action}</span> <code>${subject}</code></li>`,
  );
  return card('Recent actions', list(lines, 'Nothing has been done yet.'));
}

export async function homePage(deps: Dependencies, request: ConsoleRequest): Promise<Response> {
  // Sequential, because the embedded database has only one connection.
  const cards = [
    await peopleCard(deps, request),
    await waitingCard(deps, request),
    clockCard(request),
    regionCard(request, await readState(deps.db)),
    faultsCard(request, await listFaults(deps.db)),
    await demoCard(deps, request),
    await tournamentsCard(deps, request),
    await methodsCard(deps, request),
    await mailCard(deps, request),
    await logCard(deps),
  ];
  return page(request, {
    title: 'Server',
    content: html`<form class="inline" method="get" action="/sandbox/players" role="search">
        ${field('q', 'Email, phone, name or number', { type: 'search', isRequired: false })}
        <button class="primary">Search</button>
        <a class="button quiet" href="${linkTo('/sandbox/outbox')}">Outbox</a>
      </form>
      <div class="grid two">${cards}</div>`,
  });
}
