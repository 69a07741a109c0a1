import { testFolder } from '../testing/file-storage.ts';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFirstViews } from './first-views.ts';
import { serveApp } from './static.ts';

const html =
  '<!doctype html><html lang="ru" data-theme="dark"><head><meta content="__CSP_NONCE__"><!--head--><title>Tulpar</title><!--/head--></head>' +
  '<body><!--page--><div id="root"></div><!--/page--></body></html>';

const nonces = /content="[^"]*"/;

/** Module that replaces the app's rendering module and renders the request it gets. */
const drawing = `
let drawn = 0;
export const keyOf = ({ url }) => url.pathname === '/unlisted' ? null : url.href;
let running = 0;
let most = 0;
export async function draw(request, fetch) {
  drawn += 1;
  running += 1;
  most = Math.max(most, running);
  await new Promise((resolve) => setImmediate(resolve));
  running -= 1;
  if (request.url.pathname === '/broken') throw new Error('broken');
  if (request.url.pathname === '/undrawn') return null;
  const { url, cookie, acceptLanguage, isMobile, savesData, isBlocked } = request;
  const answer = await fetch('/api/v1/games');
  const seen = { origin: url.origin, cookie, acceptLanguage, isMobile, savesData, isBlocked, drawn, most, answer: await answer.text() };
  return { status: url.pathname === '/missing' ? 404 : 200, language: 'kk', theme: 'light', head: '<title>$& drawn</title>', body: '<p style="color:red">&lt;</p><i nonce="__CSP_NONCE__"></i>', data: JSON.stringify(seen), version: url.pathname };
}`;

describe('first views', () => {
  const root = testFolder();
  let app: Hono;
  const errors: unknown[] = [];
  beforeAll(() => {
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

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await app.request(`http://evil.example${path}`, { method, headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = (answer.headers.has('Content-Encoding') ? brotliDecompressSync(bytes) : bytes).toString();
    const data = JSON.parse(/id="first-view">(.*?)<\/script>/.exec(text)?.[1] ?? 'null') as Record<
      string,
      unknown
    > | null;
    return { status: answer.status, headers: answer.headers, text, data };
  };

  it('puts the page into the document, with status and language', { tags: ['FIRST-01'] }, async () => {
    const { status, text } = await get('/missing');
    expect(status).toBe(404);
    expect(text).toContain('<html lang="kk" data-theme="light">');
    expect(text).toContain('<title>$& drawn</title>');
    expect(text).toContain('<div id="root"><p style="color:red">&lt;</p>');
    expect(text).not.toContain('<title>Tulpar');
  });

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

  it('draws a page once for all who request the same', { tags: ['FIRST-09'] }, async () => {
    const views = await Promise.all(Array.from({ length: 20 }, () => get('/same')));
    expect(new Set(views.map(({ data }) => data?.['drawn'])).size).toBe(1);
  });

  it('draws a few pages at a time, and all that wait', { tags: ['FIRST-09'] }, async () => {
    const views = await Promise.all(Array.from({ length: 100 }, (_, index) => get(`/page-${index}`)));
    expect(views.filter(({ data }) => data === null)).toEqual([]);
    expect(Math.max(...views.map(({ data }) => Number(data?.['most'])))).toBeLessThanOrEqual(2);
  });

  it('sends a page again only if a visitor would see something new', async () => {
    const first = await get('/tagged');
    const tag = first.headers.get('ETag') ?? '';
    expect((await get('/other')).headers.get('ETag')).not.toBe(tag);
    const again = await get('/tagged', { 'If-None-Match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    // A policy with another nonce would not fit the page that the browser has stored.
    expect(again.headers.get('Content-Security-Policy')).toBeNull();
    const packed = await get('/tagged', { 'Accept-Encoding': 'br' });
    expect(packed.text).toBe(first.text);
    const missing = await get('/missing');
    expect((await get('/missing', { 'If-None-Match': missing.headers.get('ETag') ?? '' })).status).toBe(404);
  });

  it('gives the nonce to no text of a page', async () => {
    const { text, headers } = await get('/a');
    const [nonce = ''] = /(?<=content=")[^"]+/.exec(text) ?? [];
    expect(headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
    expect(text.split(nonce)).toHaveLength(2);
    expect(text).toContain('<i nonce="__CSP_NONCE__">');
  });

  it('gives the undrawn document where a page fails or is skipped', { tags: ['FIRST-08'] }, async () => {
    for (const path of ['/broken', '/undrawn', '/unlisted']) {
      const { status, text, data } = await get(path);
      expect([path, status, text.replace(nonces, ''), data]).toEqual([
        path,
        200,
        html.replace(nonces, ''),
        null,
      ]);
    }
    expect(errors.map(String)).toEqual(['Error: broken']);
  });

  it('allows the styles of a drawn page by their hashes, and no block of data as a script', async () => {
    const policy = (await get('/a')).headers.get('Content-Security-Policy') ?? '';
    const hash = createHash('sha256').update('color:red').digest('base64');
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' 'sha256-${hash}'`);
    expect(policy).toContain("script-src 'self';");
  });
});
