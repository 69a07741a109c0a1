import { testFolder } from '../testing/file-storage.ts';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareDocument } from './first-views.ts';
import { serveApp } from './static.ts';

const script = 'document.documentElement.lang="ru"';
const html = `<!doctype html><html><head><script>${script}</script><script type="module" src="/assets/a.js"></script></head></html>`;

describe('the built app', () => {
  const root = testFolder();
  let app: Hono;
  beforeAll(() => {
    const dist = join(root, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(root, 'secret.txt'), 'secret');
    writeFileSync(join(dist, 'index.html'), html);
    writeFileSync(join(dist, '.env'), 'secret');
    writeFileSync(join(dist, 'nonce.html'), '<meta nonce="__CSP_NONCE__">');
    writeFileSync(join(dist, 'assets/a.js'), 'a'.repeat(3_000));
    writeFileSync(join(dist, 'assets/a.js.map'), '{}');
    writeFileSync(join(dist, 'assets/a.js.map.gz'), gzipSync('{}'));
    writeFileSync(join(dist, 'assets/ready.js'), 'plain');
    writeFileSync(join(dist, 'assets/ready.js.gz'), gzipSync('ready'));
    app = new Hono();
    app.all('*', serveApp(dist));
  });

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await app.request(`http://x${path}`, { method, headers });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it('answers every page with the document, always revalidated', async () => {
    for (const path of ['/', '/games/slots', '/unsubscribe/me@example.com', '/profile/', '/%F0%9F%90%8E']) {
      const { status, headers, bytes } = await get(path);
      expect([path, status, bytes.toString()]).toEqual([path, 200, html]);
      expect(headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('allows the document’s own inline script by its hash, and no other', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('lets the vendor of the chat bring script and frames only', { tags: ['CHAT-01'] }, async () => {
    const policy = prepareDocument('<p>', ['https://chat.example'])().policy;
    const open = policy.split('; ').filter((part) => part.includes('https://chat.example'));
    expect(open.map((part) => part.split(' ')[0])).toEqual(['script-src', 'connect-src', 'frame-src']);
    expect(prepareDocument('<p>')().policy).not.toContain('https://chat');
  });

  it('gives a nonce to styles alone, a new one each time', async () => {
    const answers = await Promise.all([get('/nonce.html'), get('/nonce.html')]);
    const nonces = answers.map(({ bytes }) => /nonce="([^"]+)"/.exec(bytes.toString())?.[1]);
    expect(new Set(nonces).size).toBe(2);
    const policy = answers[0]?.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(policy).toContain("script-src 'self';");
    const packed = await get('/nonce.html', { 'Accept-Encoding': 'br' });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    expect(packed.headers.get('ETag')).toBeNull();
    expect(brotliDecompressSync(packed.bytes).toString()).toMatch(/^<meta nonce="[^"_]+">$/);
  });

  it('keeps hashed files for ever and answers a missing one with 404', { tags: ['REACH-10'] }, async () => {
    expect((await get('/assets/a.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const missing = ['/favicon.ico', '/apple-touch-icon.png', '/games/gone.PNG', '/gone.svg', '/robots.txt'];
    for (const path of ['/assets/gone.js', '/assets/', '/gone.css', '/sw.js', ...missing]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('compresses text, uses what is compressed already, and answers 304', async () => {
    const br = await get('/assets/a.js', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(br.bytes).toString()).toBe('a'.repeat(3_000));
    const ready = await get('/assets/ready.js', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(ready.bytes).toString()).toBe('ready');
    expect(
      (await get('/assets/a.js', { 'Accept-Encoding': 'br;q=0' })).headers.get('Content-Encoding'),
    ).toBeNull();
    const tag = br.headers.get('ETag') ?? '';
    expect((await get('/assets/a.js', { 'If-None-Match': tag })).status).toBe(304);
  });

  it('serves no source map, not even an existing one', { tags: ['REACH-17'] }, async () => {
    for (const path of ['/assets/a.js.map', '/assets/a.js.map.gz', '/index.js.map'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('never leaves its folder and shows no hidden file', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/.env',
      '/%00',
      '/..%5csecret.txt',
    ]) {
      expect((await get(path)).bytes.toString()).not.toContain('secret');
    }
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('answers a form that was sent without scripts with its page', { tags: ['FIRST-06'] }, async () => {
    const send = (path: string) =>
      app.request(`http://x${path}`, { method: 'POST', body: new URLSearchParams({ password: 'secret' }) });
    for (const [path, target] of [
      ['/auth/login?a=1', '/auth/login?a=1'],
      ['//evil.example/', '/evil.example/'],
    ] as const) {
      const { status, headers } = await send(path);
      expect([status, headers.get('Location')]).toEqual([303, target]);
    }
  });
});
