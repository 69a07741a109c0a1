import { moved, paths } from '@tulpar/api/contract';
import type { Hono } from 'hono';
import type { RequestVariables } from './request-facts.ts';

/** Without a maximum age browsers cache a 301 permanently; s. */
const maxAge = 60 * 60;

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
