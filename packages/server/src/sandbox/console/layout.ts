import texts from '../texts.json' with { type: 'json' };
import { html, pageResponse, type Markup, BASE_STYLES, BRAND, LIGHT_COLOURS } from '../html.ts';
import { linkTo, moment, type ConsoleRequest } from './page-parts.ts';
import { doneText } from './perform.ts';

/** Styles of the console, in the system's colour scheme; must come after the base styles to override them. */
const CONSOLE_STYLES = `
:root{color-scheme:dark light;--line-control:#84796E;--good-ink:#62DC9B;--good-soft:#122C1E;--warning-soft:#36210F;--danger-soft:#3A1714}
@media (prefers-color-scheme:light){:root{${LIGHT_COLOURS};--warning-soft:#FDE9D5;--danger-soft:#FCE4E1;--good-ink:#0A6638;--good-soft:#DDF4E6}
a{color:#006A60}}
.note{background:var(--warning-soft)}
.skip{position:absolute;left:16px;top:-80px;z-index:1;padding:12px 16px;border-radius:12px;background:var(--surface-3)}.skip:focus{top:8px}
.top,main{width:min(100% - 32px,1160px);margin:0 auto}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding:16px 0 12px;border-bottom:1px solid var(--line)}
nav ul{display:flex;flex-wrap:wrap;gap:4px;margin:0;padding:0;list-style:none}
nav a{display:flex;align-items:center;min-height:44px;padding:0 12px;border-radius:12px;color:var(--ink-muted);font-weight:600;text-decoration:none}
nav a:hover{background:var(--surface-2);color:var(--ink)}
nav a[aria-current]{background:var(--surface-3);color:var(--ink)}
.strip{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;width:100%;margin:0;color:var(--ink-muted);font-size:14px}
main{padding:24px 0 64px}main:focus{outline:none}
main>h1{margin-bottom:16px;overflow-wrap:anywhere}
h2{margin:0 0 4px;font-size:18px;line-height:24px;font-weight:700}
.grid{display:grid;gap:16px;margin-top:16px}.grid>*{min-width:0}
.card{padding:16px}.card>:last-child{margin-bottom:0}
.result{margin:0 0 16px;padding:12px 16px;border-radius:12px;font-weight:600}
.good{background:var(--good-soft);color:var(--good-ink)}.bad{background:var(--danger-soft);color:var(--danger-ink)}
.open{background:var(--warning-soft);color:var(--warning-ink)}.plain{background:var(--surface-3);color:var(--ink-muted)}
.badge{display:inline-block;padding:1px 8px;border-radius:8px;font-size:13px;line-height:20px;font-weight:600}
.soft{margin:0;color:var(--ink-muted);font-size:13px;line-height:18px;font-weight:400}
.rows{margin:8px 0 0;padding:0;list-style:none}
.rows>li{display:flex;flex-wrap:wrap;align-items:center;gap:6px 12px;padding:10px 0;border-top:1px solid var(--line)}
.rows .push{margin-left:auto}.rows .line{width:100%;margin:0;overflow-wrap:anywhere}
.rows a{display:inline-flex;align-items:center;min-height:44px;overflow-wrap:anywhere}
details pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;color:var(--ink-muted);font-size:12px;line-height:17px}summary{display:list-item;padding:11px 0;cursor:pointer;font-weight:600}
.vital{display:inline-block;margin:0 12px 4px 0;white-space:nowrap}
code{font:inherit;font-size:13px;color:var(--ink-muted);overflow-wrap:anywhere}
strong{font-weight:700;font-variant-numeric:tabular-nums}
form{margin:0}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr));gap:12px;align-items:start;margin-top:12px}
.fields>button,.fields>.wide-field{grid-column:1/-1}
.inline{display:flex;flex-wrap:wrap;align-items:end;gap:8px}.inline>.field{flex:1 1 150px;max-width:360px}
.field{display:flex;flex-direction:column;gap:4px;min-width:0}
.field label{font-size:14px;font-weight:600}
input,select,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line-control);border-radius:12px;background:var(--surface-2);color:var(--ink);font:inherit;font-size:16px}
button{min-height:44px;padding:8px 16px;font-size:15px}
.danger{background:var(--danger-soft);color:var(--danger-ink)}
.fit{display:inline-flex;width:auto}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:12px;margin:12px 0 0}
.figures div{min-width:0}.figures dt{font-size:13px}.figures dd{text-align:left;font-size:18px;font-weight:700;font-variant-numeric:tabular-nums}
.figures .small{font-size:15px;font-weight:500}
.pages{display:flex;gap:12px;margin-top:16px}
@media (min-width:600px){.fields>button{justify-self:start}}
@media (min-width:900px){.grid.two{grid-template-columns:1fr 1fr;align-items:start}.grid.two>.whole{grid-column:1/-1}}
`;

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

function navigation(request: ConsoleRequest): Markup {
  const links = [
    ['/sandbox', 'Server'],
    ['/sandbox/players', 'Players'],
    ['/sandbox/news', 'News and reviews'],
    ['/sandbox/promo-codes', 'Promo codes'],
    ['/sandbox/outbox', 'Outbox'],
    ['/sandbox/monitoring', 'Monitoring'],
    ['/sandbox/api', 'API'],
  ] as const;
  const items = links.map(([path, text]) => {
    const isHere = path === '/sandbox' ? request.path === path : request.path.startsWith(path);
    return html`<li>
      <a href="${linkTo(path)}" ${isHere ? html`aria-current="page"` : null}>${text}</a>
    </li>`;
  });
  return html`<nav aria-label="Sections">
    <ul>
      ${items}
      <li><a href="/">App</a></li>
    </ul>
  </nav>`;
}

const problemTexts: Readonly<Record<string, string>> = {
  invalid: 'check the fields of the form.',
  handled: 'it’s already been decided or doesn’t exist.',
};

function outcome({ query }: ConsoleRequest): Markup | null {
  const done = doneText(query.get('done') ?? '');
  if (done !== null) return html`<p class="result good" role="status">${done}</p>`;
  const problem = query.get('problem') ?? '';
  if (problem === 'repeated')
    return html`<p class="result open" role="status">
      This form was sent before; nothing was done a second time.
    </p>`;
  const code = query.get('code') ?? '';
  if (problem === 'refused' && codeForm.test(code))
    return html`<p class="result bad" role="alert">
      Nothing was done, the server refused: <code>${code}</code>
    </p>`;
  const text = Object.hasOwn(problemTexts, problem) ? problemTexts[problem] : undefined;
  return text === undefined ? null : html`<p class="result bad" role="alert">Nothing was done: ${text}</p>`;
}

/** A page of the console, complete without JavaScript. */
export function page(
  request: ConsoleRequest,
  { status = 200, title, hint, content = [] }: PageOptions,
): Response {
  const ahead =
    request.timeShift === 0
      ? null
      : html`<span class="badge open">ahead of real time by ${lengthText(request.timeShift)}</span>`;
  const isWrong = status >= 400;
  return pageResponse({
    status,
    language: 'en',
    title: `${title} — sandbox`,
    schemes: 'dark light',
    // With `no-referrer` browsers would send forms with `Origin: null`, which the console may refuse.
    referrer: 'same-origin',
    styles: BASE_STYLES + CONSOLE_STYLES,
    body: html`<a class="skip" href="#main">Skip to content</a>
      <header class="top">
        ${BRAND} ${navigation(request)}
        <p class="strip">
          <span class="note">${texts.en.sandbox}</span>
          <span>Server time: ${moment(request.now)} UTC</span>
          ${ahead}
        </p>
      </header>
      <main id="main" tabindex="-1">
        <h1>${title}</h1>
        ${outcome(request)}${hint === undefined ? null : html`<p class="muted">${hint}</p>`}${content}
        ${isWrong ? html`<p><a class="button quiet fit" href="${linkTo('/sandbox')}">Go back</a></p>` : null}
      </main>`,
    policy: ["form-action 'self'", "frame-ancestors 'none'"],
  });
}
