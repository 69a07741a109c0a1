import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirstViews } from './first-views.ts';
import { serveApp } from './static.ts';

const html =
  '<!doctype html><html lang="ru" data-theme="dark"><head><!--head--><title>Tulpar</title><!--/head--></head>' +
  '<body><!--page--><div id="root"></div><!--/page--></body></html>';

/** A server module like the app's build, which renders the request it received. */
const drawing = `
let drawn = 0;
export const keyOf = ({ url }) => url.href;
export async function draw(request, fetch) {
  drawn += 1;
  if (request.url.pathname === '/broken') throw new Error('broken');
  if (request.url.pathname === '/undrawn') return null;
  const { url, cookie, acceptLanguage, isMobile, savesData, isBlocked } = request;
  const answer = await fetch('/api/v1/games');
  const seen = { origin: url.origin, cookie, acceptLanguage, isMobile, savesData, isBlocked, drawn, answer: await answer.text() };
  return { status: url.pathname === '/missing' ? 404 : 200, language: 'kk', theme: 'light', head: '<title>$& drawn</title>', body: '<p style="color:red">&lt;</p>', data: JSON.stringify(seen) };
}`;

describe('first views', () => {
  let root: string;
  let app: Hono;
  const errors: unknown[] = [];
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'tulpar-views-'));
    const folder = join(root, 'dist');
    mkdirSync(folder);
    mkdirSync(join(root, 'dist-server'));
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(root, 'dist-server/entry-server.js'), drawing);
    writeFileSync(join(root, 'dist-server/package.json'), '{"type":"module"}');
    app = new Hono();
    app.get('/api/v1/games', (context) => context.text('the games'));
    app.all('/api/*', (context) => context.text('ok'));
    app.all(
      '*',
      serveApp(folder, {
        draw: createFirstViews({
          folder,
          answer: (request, context) => app.fetch(request, context.env),
          origin: () => 'https://tulpar.example',
          now: () => 0,
          onError: (error) => errors.push(error),
        }),
      }),
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await app.request(`http://evil.example${path}`, { method, headers });
    const text = await answer.text();
    const data = JSON.parse(/id="first-view">(.*?)<\/script>/.exec(text)?.[1] ?? 'null') as Record<
      string,
      unknown
    > | null;
    return { status: answer.status, headers: answer.headers, text, data };
  };

  it(
    'puts the page into the document, with its status, language and theme',
    { tags: ['FIRST-01'] },
    async () => {
      const { status, text } = await get('/missing');
      expect(status).toBe(404);
      expect(text).toContain('<html lang="kk" data-theme="light">');
      expect(text).toContain('<title>$& drawn</title>');
      expect(text).toContain('<div id="root"><p style="color:red">&lt;</p></div>');
      expect(text).not.toContain('<title>Tulpar');
    },
  );

  it('passes the visitor to the module, and never trusts a Host header', { tags: ['FIRST-03'] }, async () => {
    const { data, headers } = await get('/a', {
      Cookie: 'other=1; firstView=az.AZN.light.guest',
      'Accept-Language': 'az',
      'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Mobile',
      'Save-Data': 'on',
    });
    expect(data).toMatchObject({
      origin: 'https://tulpar.example',
      cookie: 'az.AZN.light.guest',
      acceptLanguage: 'az',
      isMobile: true,
      savesData: true,
      isBlocked: false,
      answer: 'the games',
    });
    expect(headers.get('Vary')).toContain('Cookie, Save-Data');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await get('//evil.example/b')).data).toMatchObject({ origin: 'https://tulpar.example' });
  });

  it('draws a page once for all who ask for the same', { tags: ['FIRST-09'] }, async () => {
    const views = await Promise.all(Array.from({ length: 20 }, () => get('/same')));
    expect(new Set(views.map(({ data }) => data?.['drawn'])).size).toBe(1);
  });

  it(
    'gives the undrawn document where a page fails or is left to the browser',
    { tags: ['FIRST-08'] },
    async () => {
      for (const path of ['/broken', '/undrawn']) {
        const { status, text, data } = await get(path);
        expect([path, status, text, data]).toEqual([path, 200, html, null]);
      }
      expect(errors.map(String)).toEqual(['Error: broken']);
    },
  );

  it('allows the styles of a drawn page by their hashes, and no block of data as a script', async () => {
    const policy = (await get('/a')).headers.get('Content-Security-Policy') ?? '';
    const hash = createHash('sha256').update('color:red').digest('base64');
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${hash}'`);
    expect(policy).toContain("script-src 'self';");
  });
});
