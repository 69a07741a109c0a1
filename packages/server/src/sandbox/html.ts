import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from '../domain/errors/refusal.ts';
import type { Language } from '../domain/locale/locale.ts';

/** Markup that is inserted without escaping. */
export interface Markup {
  readonly markup: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Piece = Markup | string | number | null | readonly Markup[];

const pieceOf = (piece: Piece): string => {
  if (piece === null) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
};

/** Template tag for markup: escapes every inserted text, but not `Markup`. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return {
    markup: parts.map((part, i) => part + (i < pieces.length ? pieceOf(pieces[i] ?? null) : '')).join(''),
  };
}

/** JSON in a script element, escaped so that no text in it can end the element. */
export const jsonForScript = (value: unknown): Markup => ({
  markup: JSON.stringify(value).replaceAll('<', String.raw`\u003c`),
});

export interface PageOptions {
  readonly status?: number;
  readonly language: Language;
  readonly title: string;
  readonly styles: string;
  readonly body: Markup;
  /** Source of the page's only script, if any. */
  readonly script?: string;
  /** Colour schemes of the page; default dark. */
  readonly schemes?: 'dark' | 'dark light';
  /** Referrer policy; by default none is sent, because most URLs alone give access. */
  readonly referrer?: 'no-referrer' | 'same-origin';
  /** Content security policy in addition to the page's own style and script. */
  readonly policy: readonly string[];
}

/** A complete page that only loads what its policy allows. */
export function pageResponse(options: PageOptions): Response {
  const nonce = randomBytes(18).toString('base64');
  const script = options.script === undefined ? '' : `<script nonce="${nonce}">${options.script}</script>`;
  const document = `<!doctype html><html lang="${options.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="${options.schemes ?? 'dark'}"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.png"><title>${escapeHtml(options.title)}</title><style nonce="${nonce}">${options.styles}</style></head><body>${options.body.markup}${script}</body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(options.script === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
    "base-uri 'none'",
    // Browsers load the icon of every page.
    ...(options.policy.some((one) => one.startsWith('img-src')) ? [] : ["img-src 'self'"]),
    ...options.policy,
  ].join('; ');
  return new Response(document, {
    status: options.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': options.referrer ?? 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Limits the size of forms, bytes. */
export const formLimit = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () =>
      new Response('413', {
        status: 413,
        headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
      }),
  });

/** Fields of a submitted form; refuses other bodies with 400. */
export async function readForm({ req }: Context): Promise<Record<string, string | File>> {
  try {
    return await req.parseBody();
  } catch {
    return refuse(400, 'BODY_INVALID');
  }
}

/** Colours that the light theme replaces. */
export const LIGHT_COLOURS =
  '--canvas:#EFF1EF;--surface-1:#FFFFFF;--surface-2:#F5F7F5;--surface-3:#E4E8E5;--line:#DDE2DE;--line-strong:#C3CAC5;--line-control:#7C8681;--ink:#17120F;--ink-muted:#564F48;--brand:#1FD3C0;--brand-hover:#3FE0CF;--brand-pressed:#12B9A8;--bonus-ink:#7A4E00;--warning-ink:#8F4300;--danger-ink:#B3211A;--focus:#00695F';

export const BASE_STYLES = `
:root{color-scheme:dark;--canvas:#120F0D;--surface-1:#1B1715;--surface-2:#25201C;--surface-3:#322B26;--line:#2B2520;--line-strong:#443B34;--ink:#F7F1E9;--ink-muted:#BDB2A7;--brand:#2EE0CC;--brand-hover:#63EEDD;--brand-pressed:#16C4B1;--on-brand:#03221F;--bonus-ink:#FFCB66;--warning-ink:#FFB069;--danger-ink:#FF8A80;--focus:#A6F7EC}
*{box-sizing:border-box}
html{background:var(--canvas);-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 15px/22px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-font-smoothing:antialiased}
a{color:var(--brand);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.sheet{display:flex;flex-direction:column;gap:16px;width:min(100% - 32px,440px);margin:0 auto;padding:24px 0 40px}
.wide{width:min(100% - 32px,760px)}
.brand{flex:none;align-self:flex-start;border-radius:10px}
.note{padding:2px 10px;border-radius:12px 4px 12px 4px;background:#36210F;color:var(--warning-ink);font-size:13px;line-height:22px;font-weight:600}
.card{padding:20px;border-radius:16px;background:var(--surface-1);box-shadow:inset 0 0 0 1px var(--line),inset 0 1px 0 rgb(255 245 230/.05)}
h1{margin:0;font-size:24px;line-height:30px;font-weight:700}
.amount{margin:4px 0 0;font-size:44px;line-height:52px;font-weight:800;overflow-wrap:anywhere}
.muted{margin:0;color:var(--ink-muted)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:16px 0 0}
dt{color:var(--ink-muted)}dd{margin:0;text-align:right;overflow-wrap:anywhere}dd.id{font-size:13px}
.actions{display:flex;flex-direction:column;gap:12px}
button,.button{display:flex;align-items:center;justify-content:center;min-height:48px;padding:12px 20px;border:0;border-radius:12px;background:var(--surface-3);color:var(--ink);font-family:inherit;font-size:16px;line-height:20px;font-weight:650;text-align:center;text-decoration:none;cursor:pointer;box-shadow:inset 0 1px 0 rgb(255 245 230/.07)}
button:hover,.button:hover{background:var(--line-strong)}
button:active{transform:translateY(1px);background:var(--surface-2)}
.primary{background:var(--brand);color:var(--on-brand);box-shadow:inset 0 1px 0 rgb(255 255 255/.5),inset 0 -2px 0 rgb(0 60 54/.28)}
.primary:hover{background:var(--brand-hover)}
.primary:active{background:var(--brand-pressed)}
.quiet{background:none;box-shadow:inset 0 0 0 1px var(--line-strong)}
ul.mails{display:flex;flex-direction:column;gap:12px;margin:0;padding:0;list-style:none}
.mails pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;color:var(--ink-muted)}
.mails h2{margin:0;font-size:16px;line-height:22px;font-weight:650}
@media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
`;

export const BRAND: Markup = {
  markup: '<img class="brand" src="/icons/icon-192.png" width="40" height="40" alt="">',
};

/**
 * CORS headers for a frame without an origin: it sends `Origin: null`, as does any other sandboxed page. So the id in
 * the URL or body is the only authorization, and no cookie or token is read.
 */
export const frameAccess: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Preflight response that allows JSON. */
export const framePreflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...frameAccess,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    },
  });

interface Sheet {
  readonly status?: number;
  readonly language: Language;
  readonly title: string;
  /** Text saying that this is not a real provider. */
  readonly note: string;
  readonly content: Markup;
  /** Origins to which the form may redirect; undefined: the page has no form. */
  readonly leadsTo?: readonly string[];
}

/** A narrow page that a provider shows to a player; works without JavaScript. */
export function sheet({ status = 200, language, title, note, content, leadsTo }: Sheet): Response {
  // `form-action` applies to the redirect too, which may lead to another origin of the app.
  const targets = leadsTo === undefined ? "'none'" : ["'self'", ...new Set(leadsTo)].join(' ');
  return pageResponse({
    status,
    language,
    title,
    styles: BASE_STYLES,
    body: html`<main class="sheet">
      ${BRAND}
      <p class="muted"><span class="note">${note}</span></p>
      ${content}
    </main>`,
    policy: [`form-action ${targets}`, "frame-ancestors 'none'"],
  });
}

interface Message extends Omit<Sheet, 'content' | 'leadsTo'> {
  readonly facts?: Markup;
  readonly hint: string;
  readonly back: string;
  /** Origin of the app; empty if it is this server's. */
  readonly appOrigin?: string;
}

export function messageSheet({ facts, hint, back, appOrigin = '', ...rest }: Message): Response {
  const content = html`<section class="card">
      <h1>${rest.title}</h1>
      ${facts ?? null}
      <p class="muted">${hint}</p>
    </section>
    <a class="button quiet" href="${appOrigin}/">${back}</a>`;
  return sheet({ ...rest, content });
}

/** Redirects without a referrer, because the URL of the page may contain a token. */
export const redirectWithoutReferrer = (address: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
