import { listedPages, paths, moved } from '@tulpar/api/contract';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { serverOrigin } from './origins.ts';
import type { RequestVariables } from './request-facts.ts';
import { createSitePages, sitemapXml } from './sitemap.ts';

/** Cache lifetime of both files, s. */
const maxAge = 60 * 60;

/**
 * Whether search engines may index this server. A public server with the sandbox is a test. A local one is
 * unreachable for them, and tools such as Lighthouse should treat it like the real site.
 */
const isListed = ({ sandbox, isProduction, publicOrigin }: Config) =>
  !(sandbox && (isProduction || publicOrigin !== null));

/**
 * Rules for all other pages: those of players, and those with a token or a search in the URL. `$` is the end
 * of a URL.
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

/** Without a maximum age browsers cache a 301 permanently; s. */

/** Redirects former URLs with their query (FIRST-05). */
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
