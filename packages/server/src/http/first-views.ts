import type { DrawnPage, Fetch, FirstViewModule, PageRequest } from '@tulpar/api/first-view';
import { check } from '@tulpar/api/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Lifetime of a rendered page, ms: much shorter than that of the responses it contains. */
const life = 5_000;
/** Maximum number of cached pages. */
const most = 500;

/** Handles an API request of the page in this process, as if sent by the same visitor. */
export type AnswerInProcess = (request: Request, context: Context) => Response | Promise<Response>;

/** Dependencies: the module that renders pages, and error reporting. */
export interface FirstViewSurroundings {
  /** Folder of the built app; the rendering module is in `dist-server` next to it. */
  readonly folder: string;
  readonly answer: AnswerInProcess;
  /** Origin of the site; a `Host` header is trusted only if it names this machine. */
  readonly origin: (url: URL) => string;
  /** Server time, ms. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Renders the first view of a page; null if only the browser can. */
export type DrawPage = (context: Context) => Promise<DrawnPage | null>;

interface Remembered {
  readonly at: number;
  readonly page: Promise<DrawnPage | null>;
}

/** Loads the module once it exists; a build replaced at run time needs a restart. */
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

/** Renders pages with the app's own code (FIRST-01), once for all visitors with the same view (FIRST-09). */
export function createFirstViews({ folder, answer, origin, now, onError }: FirstViewSurroundings): DrawPage {
  const load = loader(join(folder, '../dist-server/entry-server.js'));
  const pages = new Map<string, Remembered>();

  /** Renders one page per key at a time, and caches it for some seconds. */
  const remembered = (key: string, draw: () => Promise<DrawnPage | null>) => {
    const known = pages.get(key);
    if (known && Date.now() - known.at < life) return known.page;
    const page = draw().catch((error: unknown) => {
      onError(error);
      return null;
    });
    pages.delete(key);
    pages.set(key, { at: Date.now(), page });
    for (const oldest of pages.keys()) {
      if (pages.size <= most) break;
      pages.delete(oldest);
    }
    return page;
  };

  return async (context) => {
    if (context.req.method !== 'GET') return null;
    const module = await load().catch(onError);
    if (!module) return null;
    const asked = new URL(context.req.url);
    const url = new URL(origin(asked));
    url.pathname = asked.pathname;
    url.search = asked.search;
    const fetch: Fetch = async (input, init) =>
      await answer(new Request(new URL(input instanceof Request ? input.url : input, url), init), context);
    const { status } = await fetch(check.path);
    const request: PageRequest = {
      url,
      cookie: getCookie(context, 'firstView') ?? null,
      acceptLanguage: context.req.header('Accept-Language') ?? '',
      isMobile: isMobile(context),
      savesData: context.req.header('Save-Data') === 'on',
      isBlocked: status === 451,
      now: now(),
    };
    return await remembered(module.keyOf(request), () => module.draw(request, fetch, onError));
  };
}

/** Whether the request comes from a phone, by client hint or user agent. */
function isMobile({ req }: Context): boolean {
  const hint = req.header('Sec-CH-UA-Mobile');
  return hint === undefined ? /Mobi|Android/.test(req.header('User-Agent') ?? '') : hint === '?1';
}

const marked = (name: string) => new RegExp(`<!--${name}-->[\\s\\S]*?<!--/${name}-->`);

/** Inserts a rendered page into the app's document; function replacements, because pages may contain `$&`. */
export function fillDocument(document: string, { language, theme, head, body, data }: DrawnPage): string {
  return document
    .replace(/<html [^>]*>/, `<html lang="${language}" data-theme="${theme}">`)
    .replace(marked('head'), () => head)
    .replace(
      marked('page'),
      () => `<div id="root">${body}</div><script type="application/json" id="first-view">${data}</script>`,
    );
}
