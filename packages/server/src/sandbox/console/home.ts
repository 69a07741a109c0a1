import type { Dependencies } from '../../dependencies.ts';
import { documentsToCheck } from '../../domain/documents/index.ts';
import { anyCall, callNames, faultStatuses, listFaults, longestDelay, mostTimes } from '../faults.ts';
import type { FaultRow } from '../faults.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { readState } from '../state.ts';
import type { SandboxState } from '../../http/request-facts.ts';
import { badge, choice, field, form, linkTo, moment } from './desk.ts';
import type { Desk } from './desk.ts';
import { page } from './layout.ts';
import { methodsCard } from './methods.ts';
import { peopleCard } from './person-actions.ts';
import { waitingPayments } from './records.ts';
import { documentRow, paymentRow } from './rows.ts';
import { doneText } from './texts.ts';
import { tournamentsCard } from './tournaments.ts';

const logLength = 20;

function clockCard(desk: Desk): Markup {
  const { t } = desk;
  return html`<section class="card">
    <h2>${t.clock}</h2>
    <p class="soft">${t.clockHint}</p>
    ${form(
      desk,
      '/sandbox/clock',
      html`${field(desk, 'count', t.howMuch, { type: 'number', value: '1' })}
        ${choice('unit', t.unit, [
          ['minute', t.minutes],
          ['hour', t.hours],
          ['day', t.days],
        ])}
        <button class="primary" name="do" value="move">${t.move}</button>
        ${
          desk.timeShift === 0
            ? null
            : html`<button class="quiet" name="do" value="reset" formnovalidate>${t.reset}</button>`
        }`,
    )}
  </section>`;
}

function regionCard(desk: Desk, { region }: SandboxState): Markup {
  const { t } = desk;
  const countries = [
    ['KZ', 'KZ'],
    ['AZ', 'AZ'],
    ['', t.unknownCountry],
  ] as const;
  const now =
    region === null
      ? html`<p>${badge('200', 'good')} ${t.regionOpen}</p>`
      : html`<p>${badge('451', 'bad')} ${t.regionShut} ${region.country ?? t.unknownCountry}</p>`;
  const content =
    region === null
      ? html`${choice('country', t.country, countries)}<button class="danger" name="do" value="block">
            ${t.block}
          </button>`
      : html`<button class="primary" name="do" value="unblock">${t.unblock}</button>`;
  return html`<section class="card">
    <h2>${t.region}</h2>
    ${now}${form(desk, '/sandbox/region', content)}
  </section>`;
}

function faultLine({ call, kind, status, delay_ms, remaining }: FaultRow, { t }: Desk): Markup {
  const figure = status ?? (delay_ms === null ? null : `${delay_ms / 1_000} s`);
  return html`<li>
    <strong>${call === anyCall ? t.anyCall : call}</strong>
    <span>${t[`kind_${kind}`]} ${figure}</span>
    <span class="push">${t.left}: ${remaining}</span>
  </li>`;
}

function faultsCard(desk: Desk, faults: readonly FaultRow[]): Markup {
  const { t } = desk;
  const kinds = ['status', 'delay', 'drop', 'lose'] as const;
  const list =
    faults.length === 0
      ? html`<p class="muted">${t.noFaults}</p>`
      : html`<ul class="rows">
            ${faults.map((fault) => faultLine(fault, desk))}
          </ul>
          ${form(desk, '/sandbox/faults/clear', html`<button class="quiet">${t.clearFaults}</button>`)}`;
  return html`<section class="card whole">
    <h2>${t.faults}</h2>
    <p class="soft">${t.faultsHint}</p>
    ${list}
    ${form(desk, '/sandbox/faults', [
      choice('call', t.call, [[anyCall, t.anyCall], ...callNames.map((name) => [name, name] as const)]),
      choice(
        'kind',
        t.kind,
        kinds.map((kind) => [kind, t[`kind_${kind}`]] as const),
      ),
      choice(
        'status',
        t.status,
        faultStatuses.map((status) => [String(status), String(status)] as const),
        '500',
      ),
      field(desk, 'seconds', t.seconds, {
        type: 'number',
        value: '3',
        step: '0.1',
        max: longestDelay / 1_000,
      }),
      field(desk, 'times', t.times, { type: 'number', value: '1', max: mostTimes }),
      html`<button class="primary">${t.addFault}</button>`,
    ])}
  </section>`;
}

async function waitingCard(deps: Dependencies, desk: Desk): Promise<Markup> {
  const { t } = desk;
  const payments = await waitingPayments(deps.db);
  const documents = await documentsToCheck(deps.db, { onlyWaiting: true });
  const rows = [
    ...payments.map((row) => paymentRow(desk, row, true)),
    ...documents.slice(0, 20).map((row) => documentRow(desk, row, true)),
  ];
  return html`<section class="card whole">
    <h2>${t.waiting}</h2>
    ${
      rows.length === 0
        ? html`<p class="muted">${t.nothingWaits}</p>`
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }
  </section>`;
}

async function demoCard(deps: Dependencies, desk: Desk): Promise<Markup> {
  const { t } = desk;
  const games = await deps.db
    .selectFrom('games')
    .select(['slug', 'name'])
    .orderBy('popularity')
    .limit(60)
    .execute();
  return html`<section class="card">
    <h2>${t.demo}</h2>
    <p class="soft">${t.demoHint}</p>
    ${form(
      desk,
      '/sandbox/demo',
      html`${field(desk, 'slug', t.game, { value: games[0]?.slug ?? '', list: 'games' })}
        <datalist id="games">
          ${games.map(({ slug, name }) => html`<option value="${slug}">${name}</option>`)}
        </datalist>
        <button>${t.openDemo}</button>`,
    )}
  </section>`;
}

async function mailCard(deps: Dependencies, desk: Desk): Promise<Markup> {
  const { t, language } = desk;
  const promotions = await deps.db
    .selectFrom('promotions')
    .select(['slug', 'titles'])
    .orderBy('date', 'desc')
    .execute();
  if (promotions.length === 0) return html``;
  return html`<section class="card">
    <h2>${t.mail}</h2>
    <p class="soft">${t.mailHint}</p>
    ${form(
      desk,
      '/sandbox/mails',
      html`${choice(
          'promotion',
          t.promotion,
          promotions.map(({ slug, titles }) => [slug, `${titles[language]} (${slug})`] as const),
        )} <button class="primary">${t.sendMail}</button>`,
    )}
  </section>`;
}

async function logCard(deps: Dependencies, desk: Desk): Promise<Markup> {
  const { t } = desk;
  const rows = await deps.db
    .selectFrom('sandbox_actions')
    .selectAll()
    .orderBy('ordinal', 'desc')
    .limit(logLength)
    .execute();
  const lines = rows.map(
    ({ action, subject, created_at }) =>
      html`<li>
        ${moment(created_at)} <span>${doneText(action, t) ?? action}</span> <code>${subject}</code>
      </li>`,
  );
  return html`<section class="card">
    <h2>${t.log}</h2>
    ${
      lines.length === 0
        ? html`<p class="muted">${t.logEmpty}</p>`
        : html`<ul class="rows">
            ${lines}
          </ul>`
    }
  </section>`;
}

/** Home page: pending decisions, and actions for the whole server. */
export async function homePage(deps: Dependencies, desk: Desk): Promise<Response> {
  const { t } = desk;
  const state = await readState(deps.db);
  const people = await peopleCard(deps, desk);
  const waiting = await waitingCard(deps, desk);
  const faults = faultsCard(desk, await listFaults(deps.db));
  const demo = await demoCard(deps, desk);
  const mail = await mailCard(deps, desk);
  const tournaments = await tournamentsCard(deps, desk);
  const paymentMethods = await methodsCard(deps, desk);
  const log = await logCard(deps, desk);
  return page(desk, {
    title: t.home,
    content: html`<form class="inline" method="get" action="/sandbox/players" role="search">
        ${field(desk, 'q', t.searchHint, { type: 'search', isRequired: false })}
        <button class="primary">${t.search}</button>
        <a class="button quiet" href="${linkTo('/sandbox/outbox')}">${t.outbox}</a>
      </form>
      <div class="grid two">
        ${people}${waiting}${clockCard(desk)}${regionCard(desk, state)}${faults}${demo}${tournaments}${paymentMethods}${mail}${log}
      </div>`,
  });
}
