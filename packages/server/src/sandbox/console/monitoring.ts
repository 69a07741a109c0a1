import type { Dependencies } from '../../dependencies.ts';
import { listClientErrors, listFailedBuilds, listRouteVitals } from '../../domain/monitoring/index.ts';
import type { ClientError, RouteVitals, VitalName } from '../../domain/monitoring/index.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { badge, linkTo, moment } from './desk.ts';
import type { Desk } from './desk.ts';
import { page } from './layout.ts';

export const monitoringPath = '/sandbox/monitoring';

function errorRow(desk: Desk, error: ClientError): Markup {
  const { t } = desk;
  return html`<li>
    <strong>${Number(error.count)} ×</strong>
    <b>${error.name}</b>
    <span class="soft push">${t.lastSeen} ${moment(error.last_at)}</span>
    <p class="line">${error.message}</p>
    <p class="line soft">
      <code>${error.route}</code> · ${t.build} <code>${error.build}</code> · ${error.language} ·
      ${error.platform} · ${t.firstSeen} ${moment(error.first_at)}
    </p>
    ${
      error.stack === null
        ? null
        : html`<details class="line">
            <summary>${t.stack}</summary>
            <pre>${error.stack}</pre>
          </details>`
    }
  </li>`;
}

function buildLinks(
  desk: Desk,
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
  return html`<nav aria-label="${desk.t.builds}">
    <ul>
      ${link(null, desk.t.allBuilds)} ${builds.map(({ build, count }) => link(build, `${build} (${count})`))}
    </ul>
  </nav>`;
}

/** Upper bounds of good and acceptable values, from web.dev. */
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

function vitalsRow({ t }: Desk, { route, visits, vitals }: RouteVitals): Markup {
  return html`<li>
    <b>${route}</b>
    <span class="soft push">${t.visits}: ${visits}</span>
    <p class="line">
      ${vitalNames.map((name) => html`<span class="vital">${name} ${figure(name, vitals[name])}</span> `)}
    </p>
  </li>`;
}

/** Client errors by frequency and build, and page speed for visitors (REACH-17, REACH-19). */
export async function monitoringPage(deps: Dependencies, desk: Desk): Promise<Response> {
  const { t, now, query } = desk;
  const build = query.get('build');
  const builds = await listFailedBuilds(deps.db);
  const errors = await listClientErrors(deps.db, build);
  const vitals = await listRouteVitals(deps.db, now);
  return page(desk, {
    title: t.monitoring,
    content: html`<div class="grid">
      <section class="card">
        <h2>${t.appErrors}</h2>
        <p class="soft">${t.appErrorsHint}</p>
        ${buildLinks(desk, builds, build)}
        ${
          errors.length === 0
            ? html`<p class="muted">${t.noAppErrors}</p>`
            : html`<ul class="rows">
                ${errors.map((error) => errorRow(desk, error))}
              </ul>`
        }
      </section>
      <section class="card">
        <h2>${t.vitals}</h2>
        <p class="soft">${t.vitalsHint}</p>
        ${
          vitals.length === 0
            ? html`<p class="muted">${t.noVitals}</p>`
            : html`<ul class="rows">
                ${vitals.map((row) => vitalsRow(desk, row))}
              </ul>`
        }
      </section>
    </div>`,
  });
}
