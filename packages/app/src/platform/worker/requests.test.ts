import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import type { RouteId } from '../routing/paths.ts';
import { playerDatabases } from '../storage/keys.ts';
import { isBuildFile, isPicture, PICTURES, SERVER_PATHS } from './requests.ts';
import { inAppPath, readPush } from './push-message.ts';
import { isQuiet, type Moment } from './update-moment.ts';

const ORIGIN = 'https://play.example';
const request = (address: string, destination = '', headers: Record<string, string> = {}) => ({
  url: new URL(address, ORIGIN),
  destination,
  headers: new Headers(headers),
});
const cdn = new URL('/cdn', ORIGIN);

describe('what the worker answers', { tags: ['REACH-03'] }, () => {
  it('leaves the paths of the server alone, and takes every page of the app', () => {
    const isServers = (path: string) => SERVER_PATHS.some((pattern) => pattern.test(path));
    for (const path of [
      '/api/v1/check',
      '/api',
      '/sandbox/pay/1',
      '/cdn/a.webp',
      '/assets/gone.js',
      '/healthz',
      '/robots.txt',
      '/sitemap.xml',
      '/third-party-licences.txt',
    ])
      expect([path, isServers(path)]).toEqual([path, true]);
    for (const path of [
      '/',
      '/games/apia',
      '/unsubscribe/me@example.com',
      '/apiary',
      '/sandboxes',
      '/assets-of-mine',
    ])
      expect([path, isServers(path)]).toEqual([path, false]);
  });

  it('keeps hashed files of its own origin, and no part of one', () => {
    expect(isBuildFile(request('/assets/a.js'), ORIGIN)).toBe(true);
    expect(isBuildFile(request('https://evil.example/assets/a.js'), ORIGIN)).toBe(false);
    expect(isBuildFile(request('/assets/a.js', '', { Range: 'bytes=0-9' }), ORIGIN)).toBe(false);
    expect(isBuildFile(request('/sw.js'), ORIGIN)).toBe(false);
  });

  it('keeps pictures of the image service: no film, no part, nothing of another host', () => {
    expect(isPicture(request('/cdn/games/a/card.webp', 'image'), cdn)).toBe(true);
    expect(isPicture(request('/cdn/banners/horse.webm', 'video'), cdn)).toBe(false);
    expect(isPicture(request('/cdn/a.webp', 'image', { range: 'bytes=0-' }), cdn)).toBe(false);
    expect(isPicture(request('/api/v1/documents/1', 'image'), cdn)).toBe(false);
    expect(isPicture(request('https://evil.example/cdn/a.webp', 'image'), cdn)).toBe(false);
    expect(
      isPicture(request('https://cdn.example/x/a.webp', 'image'), new URL('https://cdn.example/x')),
    ).toBe(true);
  });

  it('has a cache whose name is that of no database', () => {
    expect(playerDatabases).not.toContain(PICTURES.cache);
  });

  it('keeps at most 300 pictures, 30 MB, for 14 days', () => {
    expect([PICTURES.count, PICTURES.count * PICTURES.bytes, PICTURES.seconds]).toEqual([
      300, 30_000_000, 1_209_600,
    ]);
  });
});

describe('a message outside the app', () => {
  it('leads to a page of the app and nowhere else', { tags: ['REACH-16'] }, () => {
    for (const path of ['/', '/cash-box/history?tx=trx_1', '/tournaments/steppe-cup#board'])
      expect([path, inAppPath(path, ORIGIN)]).toEqual([path, path]);
    for (const url of [
      'https://evil.example/',
      '//evil.example/',
      String.raw`/\evil.example`,
      'javascript:alert(1)',
      '/api/v1/profile',
      '/sandbox/players',
      '/games/../sandbox',
      '',
      5,
      null,
    ])
      expect([url, inAppPath(url, ORIGIN)]).toEqual([url, '/notifications']);
  });

  it('is shown only when it is one', { tags: ['REACH-16'] }, () => {
    const message = { title: 'Paid', body: 'See', url: '/a', tag: 'payouts:1', kind: 'payouts' };
    expect(readPush(JSON.stringify(message), ORIGIN)).toEqual({
      title: 'Paid',
      body: 'See',
      path: '/a',
      tag: 'payouts:1',
    });
    for (const text of [
      '',
      '{',
      'null',
      '5',
      '{"title":"x"}',
      '{"title":"","body":"x"}',
      '{"title":5,"body":"x"}',
    ])
      expect([text, readPush(text, ORIGIN)]).toEqual([text, null]);
  });
});

const moment: Moment = { from: 'lobby', to: 'bonuses', hasWindow: false, hasTyped: false, isPaying: false };

describe('a moment for a new build', { tags: ['REACH-11'] }, () => {
  it('is a change between two pages on which nothing is played, paid or typed', () => {
    expect(isQuiet(moment)).toBe(true);
    expect(isQuiet({ ...moment, from: null, to: 'newsArticle' })).toBe(true);
  });

  const cashBox = (Object.keys(routes) as RouteId[]).filter((id) => routes[id].access === 'cashBox');

  it.each(['game', 'fruitCocktail', 'resident', 'outOfMoney', ...cashBox] as const)(
    'is none on the way to %s or from it',
    (id) => {
      expect([isQuiet({ ...moment, to: id }), isQuiet({ ...moment, from: id })]).toEqual([false, false]);
    },
  );

  it('is none under a window, with something typed, or while a payment waits', () => {
    for (const name of ['hasWindow', 'hasTyped', 'isPaying'] as const)
      expect([name, isQuiet({ ...moment, [name]: true })]).toEqual([name, false]);
  });
});
