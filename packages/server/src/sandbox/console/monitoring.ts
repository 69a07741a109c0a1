import type { Dependencies } from '../../dependencies.ts';
import {
  listClientErrors,
  listFailedBuilds,
  type ClientError,
  listRouteVitals,
  type RouteVitals,
  type VitalName,
} from '../../domain/monitoring/monitoring.ts';
import { html, type Markup } from '../html.ts';
import { badge, card, linkTo, list, moment, type ConsoleRequest } from './page-parts.ts';
import { page } from './layout.ts';
import { isWebUrl } from '../../domain/notifications/notifications.ts';
import texts from '../texts.json' with { type: 'json' };

const monitoringPath = '/sandbox/monitoring';

function errorRow(error: ClientError): Markup {
  return html`<li>
    <strong>${Number(error.count)} ×</strong>
    <b>${error.name}</b>
    <span class="soft push">last seen ${moment(error.last_at)}</span>
    <p class="line">${error.message}</p>
    <p class="line soft">
      <code>${error.route}</code> · build <code>${error.build}</code> · ${error.language} · ${error.platform}
      · first seen ${moment(error.first_at)}
    </p>
    ${
      error.stack === null
        ? null
        : html`<details class="line">
            <summary>Stack trace</summary>
            <pre>${error.stack}</pre>
          </details>`
    }
  </li>`;
}

function buildLinks(
  builds: Awaited<ReturnType<typeof listFailedBuilds>>,
  chosen: string | null,
): Markup | null {
  if (builds.length === 0) return null;
  const link = (build: string | null, text: string) =>
    html`<li>
      <a
        href="${linkTo(monitoringPath, build === null ? {} : { build })}"
        ${build === chosen ? html`aria-current="true"` : null}
        >${text}</a
      >
    </li>`;
  return html`<nav aria-label="Builds">
    <ul>
      ${link(null, 'All builds')} ${builds.map(({ build, count }) => link(build, `${build} (${count})`))}
    </ul>
  </nav>`;
}

/** Upper bounds of good and acceptable values from web.dev: ms, CLS without a unit. */
const bounds: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};
const vitalNames = Object.keys(bounds) as VitalName[];

function figure(name: VitalName, value: number | undefined): Markup {
  if (value === undefined) return html`<span class="soft">–</span>`;
  const [good, poor] = bounds[name];
  const text = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
  return badge(text, value <= good ? 'good' : value <= poor ? 'open' : 'bad');
}

function vitalsRow({ route, visits, vitals }: RouteVitals): Markup {
  return html`<li>
    <b>${route}</b>
    <span class="soft push">Visits: ${visits}</span>
    <p class="line">
      ${vitalNames.map((name) => html`<span class="vital">${name} ${figure(name, vitals[name])}</span> `)}
    </p>
  </li>`;
}

/** Client errors by frequency and build, and page speed for visitors (REACH-17, REACH-19). */
export async function monitoringPage(deps: Dependencies, request: ConsoleRequest): Promise<Response> {
  const { now, query } = request;
  const build = query.get('build');
  const builds = await listFailedBuilds(deps.db);
  const errors = await listClientErrors(deps.db, build);
  const vitals = await listRouteVitals(deps.db, now);
  return page(request, {
    title: 'Monitoring',
    content: html`<div class="grid">
      ${card(
        'App errors',
        html`<p class="soft">
            Sent by the app when its build has no error service of its own. Kept for 30 days after the last
            occurrence.
          </p>
          ${buildLinks(builds, build)} ${list(errors.map(errorRow), 'There were no errors.')}`,
      )}
      ${card(
        'Speed for visitors',
        html`<p class="soft">75th percentile of the last 7 days, by the address a visit began at.</p>
          ${list(vitals.map(vitalsRow), 'Nothing has been measured yet.')}`,
      )}
    </div>`,
  });
}

const shown = 50;

export async function outboxPage(deps: Dependencies, request: ConsoleRequest): Promise<Response> {
  const t = texts.en;
  const messages = await deps.db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  if (messages.length === 0) return page(request, { title: t.outboxTitle, hint: t.outboxEmpty });
  const entries = messages.map(
    ({ channel, recipient, created_at, subject, body, link }) =>
      html`<li class="card">
        <h2>${subject}</h2>
        <p class="muted">${channel === 'sms' ? 'SMS' : 'E-mail'} · ${recipient} · ${moment(created_at)}</p>
        <pre>${body}</pre>
        ${link !== null && isWebUrl(link) ? html`<p><a href="${link}" rel="noreferrer">${t.openLink}</a></p>` : null}
      </li>`,
  );
  return page(request, {
    title: t.outboxTitle,
    content: html`<ul class="mails">
      ${entries}
    </ul>`,
  });
}
