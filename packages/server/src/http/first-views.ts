import type { DrawnPage, Fetch, FirstViewModule } from '@tulpar/api/first-view';
import { check } from '@tulpar/api/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BusyError, createLimiter } from '../queues.ts';
import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of a cached rendered page, ms; short, because the app treats most responses in it as fresh. */
const life = 5_000;
/** Maximum number of cached pages. */
const most = 200;
/** Maximum number of pages rendered at the same time; more would slow all of them down. */
const together = 2;
/** Maximum wait before rendering, ms; on a server that busy, browsers render the page sooner themselves. */
const patience = 2_000;

/** Handles the rendered page's API requests in this process, as if the visitor had sent them. */
type AnswerInProcess = (request: Request, context: Context) => Response | Promise<Response>;

interface FirstViewSurroundings {
  /** Folder of the built app; `dist-server` next to it contains the module that renders pages. */
  readonly folder: string;
  readonly answer: AnswerInProcess;
  /** Origin of the site for a URL; trusts its host only if that names this machine. */
  readonly origin: (url: URL) => string;
  /** Server time, ms. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Renders the first view of a page and passes it to `prepare`; null if the browser must render the page. */
export type DrawPage<T> = (context: Context, prepare: (page: DrawnPage) => T) => Promise<T | null>;

interface Remembered<T> {
  /** When the page was rendered, ms; infinite until then. */
  readonly at: number;
  readonly page: Promise<T | null>;
}

/** Loads the rendering module once it exists. To load that of another build, restart the server. */
function loader(file: string): () => Promise<FirstViewModule | null> {
  let loaded: Promise<FirstViewModule> | null = null;
  return async () => {
    if (loaded === null) {
      if ((await stat(file).catch(() => null)) === null) return null;
      loaded = import(pathToFileURL(file).href) as Promise<FirstViewModule>;
    }
    return await loaded;
  };
}

/** Renders pages with the app's code (FIRST-01), once for all visitors who see the same view (FIRST-09). */
export function createFirstViews<T>({
  folder,
  answer,
  origin,
  now,
  onError,
}: FirstViewSurroundings): DrawPage<T> {
  const load = loader(join(folder, '../dist-server/entry-server.js'));
  const pages = new Map<string, Remembered<T>>();
  const inTurn = createLimiter(together, { longestWait: patience });
  const fail = (error: unknown) => {
    if (!(error instanceof BusyError)) onError(error);
    return null;
  };

  /** The page of a key, cached for some seconds; concurrent requests share a rendering. */
  const remembered = (key: string, draw: () => Promise<T | null>) => {
    const known = pages.get(key);
    if (known && Date.now() - known.at < life) return known.page;
    const page = inTurn(draw)
      .catch(fail)
      .then((made) => {
        entry.at = Date.now();
        if (made === null && pages.get(key) === entry) pages.delete(key);
        return made;
      });
    const entry = { at: Number.POSITIVE_INFINITY, page };
    pages.delete(key);
    pages.set(key, entry);
    for (const oldest of pages.keys()) {
      if (pages.size <= most) break;
      pages.delete(oldest);
    }
    return page;
  };

  return async (context, prepare) => {
    if (context.req.method !== 'GET') return null;
    const module = await load().catch(onError);
    if (!module) return null;
    const requested = new URL(context.req.url);
    const url = new URL(origin(requested));
    url.pathname = requested.pathname;
    url.search = requested.search;
    const fetch: Fetch = async (input, init) =>
      await answer(new Request(new URL(input instanceof Request ? input.url : input, url), init), context);
    const { status } = await fetch(check.path);
    const request = {
      url,
      cookie: getCookie(context, 'firstView') ?? null,
      acceptLanguage: context.req.header('Accept-Language') ?? '',
      isMobile: isMobile(context),
      savesData: context.req.header('Save-Data') === 'on',
      isBlocked: status === 451,
    };
    const key = module.keyOf(request);
    if (key === null) return null;
    return await remembered(key, async () => {
      const page = await module.draw({ ...request, now: now() }, fetch, onError);
      return page && prepare(page);
    });
  };
}

/** Whether the request comes from a phone, by client hint or user agent. */
function isMobile({ req }: Context): boolean {
  const hint = req.header('Sec-CH-UA-Mobile');
  return hint === undefined ? /Mobi|Android/.test(req.header('User-Agent') ?? '') : hint === '?1';
}

const marked = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`);

/** Inserts a rendered page into the app's document with functions, because its text may contain `$&`. */
export function fillDocument(document: string, { language, theme, head, body, data }: DrawnPage): string {
  return document
    .replace(/<html [^>]*>/, `<html lang="${language}" data-theme="${theme}">`)
    .replace(marked('head'), () => head)
    .replace(
      marked('page'),
      () =>
        `<div id="root">${body}</div>${data === null ? '' : `<script type="application/json" id="first-view">${data}</script>`}`,
    );
}

const noncePlaceholder = '__CSP_NONCE__';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of inline elements; JSON data blocks need none, because they are not executed. */
const hashes = (html: string, element: 'script' | 'style'): string[] => {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)(?![^>]*json")[^>]*>([\\s\\S]*?)</${element}>`, 'gi');
  return [...html.matchAll(inline)]
    .map((match) => match[1] ?? '')
    .filter((text) => text !== '')
    .map(hash);
};

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Hashes of the `style` attributes of a server-rendered page. */
const styleAttributes = (html: string): string[] =>
  [...new Set([...html.matchAll(/\sstyle="([^"]+)"/g)].map(([, value = '']) => value))].map((value) =>
    hash(value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)),
  );

export interface AppDocument {
  readonly html: string;
  readonly policy: string;
}

/**
 * Prepares a document: allows its inline scripts and styles by hash, and no other inline ones. For a library that
 * creates style elements, each call of the result has a new nonce instead of `__CSP_NONCE__`, for styles only: in a
 * cached document it would not protect scripts. The live chat may serve scripts and frames.
 */
export function prepareDocument(html: string, chatOrigins: readonly string[] = []): () => AppDocument {
  const scripts = hashes(html, 'script');
  const styles = hashes(html, 'style');
  const attributes = styleAttributes(html);
  const hasNonce = html.includes(noncePlaceholder);
  const policy = (nonce: string | null) =>
    [
      "default-src 'none'",
      ["script-src 'self'", ...scripts, ...chatOrigins].join(' '),
      ["style-src 'self'", ...styles, ...(nonce === null ? [] : [`'nonce-${nonce}'`])].join(' '),
      ...(attributes.length === 0 ? [] : [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`]),
      "img-src 'self' https: data: blob:",
      "font-src 'self'",
      ["connect-src 'self'", ...chatOrigins].join(' '),
      "media-src 'self' https:",
      ["frame-src 'self'", ...chatOrigins].join(' '),
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  if (!hasNonce) {
    const ready = { html, policy: policy(null) };
    return () => ready;
  }
  return () => {
    const nonce = randomBytes(16).toString('base64');
    // Replace only the first placeholder: a text of a rendered page must not get the nonce.
    return { html: html.replace(noncePlaceholder, nonce), policy: policy(nonce) };
  };
}
