import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from '../domain/errors/refusal.ts';
import type { Language } from '../domain/locale/locale.ts';

/** Markup that is safe to insert unchanged. */
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

/** Escapes text for markup and attribute values. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Piece = Markup | string | number | null | readonly Markup[];

const pieceOf = (piece: Piece): string => {
  if (piece === null) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
};

/** Markup with every inserted text escaped; only `Markup` is inserted unchanged. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return {
    markup: parts.map((part, i) => part + (i < pieces.length ? pieceOf(pieces[i] ?? null) : '')).join(''),
  };
}

/** JSON for a script element, escaped so that it cannot end the element. */
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
  /** Referrer policy; none by default, because most URLs are capabilities. */
  readonly referrer?: 'no-referrer' | 'same-origin';
  /** Policy in addition to the page's own style and script. */
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
    // The icon, which browsers request for every page.
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

/** Fields of a submitted form; refuses a body that is none with 400. */
export async function readForm({ req }: Context): Promise<Record<string, string | File>> {
  try {
    return await req.parseBody();
  } catch {
    return refuse(400, 'BODY_INVALID');
  }
}
