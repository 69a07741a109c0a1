import { textFaces } from '../fonts.ts';
import { html, pageResponse } from '../html.ts';
import type { Markup } from '../html.ts';
import { BASE_STYLES, BRAND } from '../styles.ts';
import { texts } from '../texts.ts';
import { linkTo } from './desk.ts';
import type { Desk } from './desk.ts';
import { CONSOLE_STYLES } from './styles.ts';
import { doneText } from './texts.ts';

const brand: Markup = { markup: BRAND };
const codeForm = /^[A-Z_]{1,60}$/;

interface PageOptions {
  readonly status?: number;
  readonly title: string;
  readonly hint?: string;
  readonly content?: Markup | readonly Markup[];
}

/** A duration in days, hours and minutes, as text. */
function lengthText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 1_440), 'day'],
    [Math.floor((minutes % 1_440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0);
  return (shown.length === 0 ? parts.slice(2) : shown)
    .map(([count, unit]) =>
      new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ');
}

function navigation(desk: Desk): Markup {
  const { t } = desk;
  const links = [
    ['/sandbox', t.home],
    ['/sandbox/players', t.players],
    ['/sandbox/news', t.news],
    ['/sandbox/promo-codes', t.promoCodes],
    ['/sandbox/outbox', t.outbox],
    ['/sandbox/monitoring', t.monitoring],
  ] as const;
  const items = links.map(([path, text]) => {
    const isHere = path === '/sandbox' ? desk.path === path : desk.path.startsWith(path);
    return html`<li>
      <a href="${linkTo(path)}" ${isHere ? html`aria-current="page"` : null}>${text}</a>
    </li>`;
  });
  return html`<nav aria-label="${t.navigation}">
    <ul>
      ${items}
      <li><a href="/">${t.app}</a></li>
    </ul>
  </nav>`;
}

/** Result of the last form, shown on the page it leads to. */
function outcome({ query, t }: Desk): Markup | null {
  const done = doneText(query.get('done') ?? undefined, t);
  if (done !== null) return html`<p class="result good" role="status">${done}</p>`;
  const problem = query.get('problem');
  const code = query.get('code') ?? '';
  if (problem === 'repeated') return html`<p class="result open" role="status">${t.repeated}</p>`;
  if (problem === 'invalid') return html`<p class="result bad" role="alert">${t.invalid}</p>`;
  if (problem === 'handled') return html`<p class="result bad" role="alert">${t.alreadyHandled}</p>`;
  if (problem === 'refused' && codeForm.test(code))
    return html`<p class="result bad" role="alert">${t.refused} <code>${code}</code></p>`;
  return null;
}

/** A page of the console, complete without JavaScript. */
export function page(desk: Desk, { status = 200, title, hint, content = [] }: PageOptions): Response {
  const { t } = desk;
  const ahead =
    desk.timeShift === 0
      ? null
      : html`<span class="badge open">${t.ahead} ${lengthText(desk.timeShift)}</span>`;
  const isWrong = status >= 400;
  return pageResponse({
    status,
    language: 'en',
    title: `${title} — Tulpar`,
    schemes: 'dark light',
    // Forms are checked by their referrer.
    referrer: 'same-origin',
    styles: textFaces() + BASE_STYLES + CONSOLE_STYLES,
    body: html`<a class="skip" href="#main">${t.skip}</a>
      <header class="top">
        ${brand} ${navigation(desk)}
        <p class="strip">
          <span class="note">${texts.en.sandbox}</span>
          <span
            >${t.serverTime}:
            <time datetime="${desk.now.toISOString()}"
              >${desk.now.toISOString().slice(0, 16).replace('T', ' ')}</time
            >
            UTC</span
          >
          ${ahead}
        </p>
      </header>
      <main id="main" tabindex="-1">
        <h1>${title}</h1>
        ${outcome(desk)}${hint === undefined ? null : html`<p class="muted">${hint}</p>`}${content}
        ${isWrong ? html`<p><a class="button quiet fit" href="${linkTo('/sandbox')}">${t.goBack}</a></p>` : null}
      </main>`,
    policy: ["font-src 'self'", "form-action 'self'", "frame-ancestors 'none'"],
  });
}
