import type { DrawnPage, Fetch, FirstViewModule } from '@tulpar/api/first-view';
import { check } from '@tulpar/api/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BusyError, createLimiter } from '../queues.ts';

/** Lifetime of a rendered page, ms: much shorter than that of the responses it contains. */
const life = 5_000;
/** Maximum number of cached pages. */
const most = 200;
/** Maximum number of pages rendered at a time: more would only make all of them slow. */
const together = 2;
/** Maximum wait for a turn, ms: on a server so busy, browsers render their pages sooner themselves. */
const patience = 2_000;

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

/** Renders the first view of a page and prepares it for sending; null if only the browser can render it. */
export type DrawPage<T> = (context: Context, prepare: (page: DrawnPage) => T) => Promise<T | null>;

interface Remembered<T> {
  /** When it was rendered, ms; infinite until then. */
  readonly at: number;
  readonly page: Promise<T | null>;
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

  /** Renders one page per key at a time, and caches it for some seconds. */
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

/** Inserts a rendered page into the app's document; function replacements, because pages may contain `$&`. */
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
