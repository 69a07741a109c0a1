import { describe, expect, it } from 'vitest';
import { isBuildFile, isPicture, PICTURES, SERVER_PATHS } from './requests.ts';

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

  it('keeps at most 300 pictures, 30 MB, for 14 days', () => {
    expect([PICTURES.count, PICTURES.count * PICTURES.bytes, PICTURES.seconds]).toEqual([
      300, 30_000_000, 1_209_600,
    ]);
  });
});
