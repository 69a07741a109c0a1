import { listedPages, paths, moved, finishedDays, type RouteId } from '@tulpar/api/contract';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { serverOrigin } from './origins.ts';
import type { RequestVariables } from './request-facts.ts';
import { catalogueOf } from '../domain/catalogue/snapshot.ts';
import { allPromotions } from '../domain/content/promotions.ts';
import { languages, type Language } from '../domain/locale/locale.ts';
import { listTournaments } from '../domain/tournaments/editions.ts';

interface SitePage {
  readonly path: string;
  /** Last change, ISO-8601; null if unknown. */
  readonly changed: string | null;
}

/** Maximum pages per file, each in four languages: a sitemap may have 50,000 URLs and 50 MB. */
const mostPages = 2_500;
/** Cache lifetime of the list of pages, ms. */
const lifetime = 10 * 60_000;
const day = 24 * 60 * 60_000;

/** Not in the sitemap: `/games` has all games; the others may depend on the player. */
const unlistedCategories: ReadonlySet<string> = new Set(['all-games', 'my', 'recommendations']);

const pathOf = (id: RouteId, slug: string) => paths[id].replace(/:\w+/, () => encodeURIComponent(slug));

/** Listed pages without a parameter; those of games are added from the catalogue. */
const fixedPaths = [...listedPages]
  .map((id) => paths[id])
  .filter((path) => !path.includes(':') && !path.startsWith('/games/'));

async function readPages({ db, clock }: Dependencies): Promise<SitePage[]> {
  const catalogue = await catalogueOf(db);
  const tournaments = await listTournaments(db, new Date(clock.now().getTime() - finishedDays * day));
  const promotions = await allPromotions(db);
  const texts = await db
    .selectFrom('static_pages')
    .select(({ fn }) => ['slug', fn.max('updated_at').as('updated_at')])
    .groupBy('slug')
    .orderBy('slug')
    .execute();
  // A static page may have the path of a fixed page, to which it then adds its date.
  const pages = new Map<string, string | null>(fixedPaths.map((path) => [path, null]));
  const add = (id: RouteId, slug: string, changed: string | null = null) =>
    pages.set(pathOf(id, slug), changed);
  for (const { slug, kind, is_active } of catalogue.categories) {
    if (!is_active || unlistedCategories.has(slug)) continue;
    add(kind === 'filter' ? 'gamesFilter' : 'gamesCategory', slug);
  }
  for (const { slug, is_active } of catalogue.providers) if (is_active) add('gamesFilter', slug);
  for (const { slug } of catalogue.games) add('game', slug);
  for (const { row, slug } of tournaments)
    if (row.canceled_at === null) add('tournament', slug, row.updated_at.toISOString());
  for (const { slug, date, updated_at } of promotions)
    add('newsArticle', slug, updated_at?.toISOString() ?? date);
  for (const { slug, updated_at } of texts) add('staticPage', slug, updated_at);
  return [...pages].map(([path, changed]) => ({ path, changed }));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** One entry for each language of a page, with links to the others; visitors with another language get English. */
function entries(origin: string, { path, changed }: SitePage): string {
  const address = (language: Language) => escaped(`${origin}${path}?language=${language}`);
  const link = (name: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`;
  const links = [
    ...languages.map((language) => link(language, address(language))),
    link('x-default', address('en')),
  ].join('');
  const lastmod = changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`;
  return languages
    .map((language) => `<url><loc>${address(language)}</loc>${lastmod}${links}</url>\n`)
    .join('');
}

/**
 * The sitemap, or a part of it, counted from 1. If there are too many pages for one file, the sitemap is an index of
 * its parts. Null for an unknown part.
 */
export function sitemapXml(origin: string, pages: readonly SitePage[], part: number | null): string | null {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const parts = Math.ceil(pages.length / mostPages);
  if (part === null && parts > 1) {
    const files = Array.from(
      { length: parts },
      (_, index) => `<sitemap><loc>${escaped(origin)}/sitemap.xml?part=${index + 1}</loc></sitemap>\n`,
    );
    return `${head}<sitemapindex ${space}>\n${files.join('')}</sitemapindex>\n`;
  }
  const from = ((part ?? 1) - 1) * mostPages;
  const shown = pages.slice(from, from + mostPages);
  if (shown.length === 0) return null;
  const urls = shown.map((page) => entries(origin, page)).join('');
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}

/** Returns a function that lists the pages of the sitemap, cached for ten minutes. */
function createSitePages(deps: Dependencies): () => Promise<readonly SitePage[]> {
  let reading: { readonly at: number; readonly pages: Promise<SitePage[]> } | null = null;
  return async () => {
    const now = deps.clock.now().getTime();
    if (reading === null || now >= reading.at + lifetime) reading = { at: now, pages: readPages(deps) };
    const mine = reading;
    try {
      return await mine.pages;
    } catch (error) {
      // After a failure, the next request reads again.
      if (reading === mine) reading = null;
      throw error;
    }
  };
}

/** Cache lifetime of `robots.txt` and the sitemap, s. */
const maxAge = 60 * 60;

/**
 * Whether search engines may index this server. A public server with the sandbox is a test and must not be indexed. A
 * local one may: search engines cannot reach it, and tools such as Lighthouse should treat it like the real site.
 */
const isListed = ({ sandbox, isProduction, publicOrigin }: Config) =>
  !(sandbox && (isProduction || publicOrigin !== null));

/**
 * `robots.txt` rules for unlisted pages: those of players, and those with a token or a search in the URL. `$` is
 * the end of a URL.
 */
const unlisted = Object.entries(paths)
  .filter(([id, path]) => path !== '*' && !listedPages.has(id as keyof typeof paths))
  .map(([, path]) => (path.includes(':') ? path.slice(0, path.indexOf(':')) : `${path}$`));

function robotsText(config: Config, origin: string): string {
  if (!isListed(config)) return 'User-agent: *\nDisallow: /\n';
  const disallowed = [...new Set(['/api/', '/sandbox/', ...unlisted])].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${disallowed.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Mounts `robots.txt` and `sitemap.xml` (FIRST-04). */
export function mountSearchEngineFiles(app: Hono<{ Variables: RequestVariables }>, deps: Dependencies): void {
  const readPages = createSitePages(deps);
  const originOf = (url: string) => serverOrigin(deps.config, new URL(url));
  const headers = { 'Cache-Control': `public, max-age=${maxAge}` };
  app.get('/robots.txt', (context) =>
    context.text(robotsText(deps.config, originOf(context.req.url)), 200, headers),
  );
  app.use('/sitemap.xml', compress());
  app.get('/sitemap.xml', async (context) => {
    const part = context.req.query('part');
    const number = part === undefined ? null : /^[1-9]\d{0,4}$/.test(part) ? Number(part) : 0;
    const xml = number === 0 ? null : sitemapXml(originOf(context.req.url), await readPages(), number);
    return xml === null
      ? context.text('Not found', 404)
      : context.body(xml, 200, { ...headers, 'Content-Type': 'application/xml; charset=utf-8' });
  });
}

/** Redirects former URLs with their query (FIRST-05). Without a maximum age browsers cache a 301 permanently. */
export function mountMovedPaths(app: Hono<{ Variables: RequestVariables }>): void {
  for (const [from, id] of Object.entries(moved)) {
    for (const spelling of [from, `${from}/`]) {
      app.get(spelling, (context) => {
        const { slug = '' } = context.req.param() as Readonly<Record<string, string>>;
        const path = paths[id].replace(':slug', () => encodeURIComponent(slug));
        return new Response(null, {
          status: 301,
          headers: {
            Location: `${path}${new URL(context.req.url).search}`,
            'Cache-Control': `public, max-age=${maxAge}`,
          },
        });
      });
    }
  }
}
