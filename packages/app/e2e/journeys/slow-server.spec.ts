import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bodyOf, visitTogether } from '../drawn-pages.ts';
import { expect, guestTest } from '../test.ts';
import { text as textOf } from '../texts.ts';

const dist = process.env['APP_DIR'] ?? fileURLToPath(new URL('../../dist', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** A static host: serves the build, its document for every other path, and forwards server paths. */
export async function hostBuild(server: string): Promise<{ origin: string; stop: () => void }> {
  const host = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', server);
    if (/^\/(?:api|cdn|sandbox)\//.test(pathname)) {
      const answer = await fetch(`${server}${pathname}${search}`, { method: request.method ?? 'GET' });
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const named = join(dist, pathname);
    const file = existsSync(named) && statSync(named).isFile() ? named : join(dist, 'index.html');
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      host.closeAllConnections();
      host.close();
    },
  };
}

guestTest(
  'Visitors whose pages are drawn in the same moment never get each other’s',
  { tag: ['@all-markets', '@FIRST-09'] },
  async ({ request }) => {
    const { drawn, mixed } = await visitTogether(request, 40);
    expect(drawn).toBeGreaterThanOrEqual(10);
    expect(mixed).toEqual([]);
  },
);

guestTest(
  'A page whose data are slow or fail comes without them, and the browser reads them',
  { tag: ['@FIRST-08'] },
  async ({ page, operator, request, origin }) => {
    const list = (await (await fetch(`${origin}/api/v1/reviews?language=ru`)).json()) as {
      data: { author: string }[];
    };
    const author = list.data[0]?.author ?? '';
    expect(await bodyOf(request, '/reviews?language=ru')).toContain(author);
    for (const fault of [
      { kind: 'delay', seconds: '2', status: '500' },
      { kind: 'status', seconds: '1', status: '500' },
    ]) {
      await operator.act('/sandbox', '/sandbox/faults', { call: 'reviews', times: '1', ...fault });
      const html = await bodyOf(request, `/reviews?language=ru&visit=${fault.kind}`);
      expect(html).toContain(textOf('ru', 'page.reviews'));
      expect(html).not.toContain(author);
    }
    await page.goto('/reviews?language=ru&visit=status');
    await expect(page.getByText(author).first()).toBeVisible();
  },
);

guestTest('The build works on a static host', { tag: ['@FIRST-10'] }, async ({ page, player, origin }) => {
  const host = await hostBuild(origin);
  try {
    await page.goto(`${host.origin}/tournaments?language=ru`);
    await expect(player.heading('page.tournaments')).toBeVisible();
    await page
      .getByRole('link', { name: player.text('nav.home') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: player.text('games.top10') })).toBeVisible();
  } finally {
    host.stop();
  }
});
