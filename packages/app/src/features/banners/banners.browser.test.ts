import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/platform/network/query.ts';
import { promoCodesOptions } from '#app/features/bonuses/index.ts';
import { bonusSlidesOptions, slidesOptions } from './queries.ts';
import { followed } from './slides.ts';

const locale = { currency: 'KZT', language: 'kk' } as const;
const requested: URL[] = [];
const queries = createQueryClient();

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, location.href);
    requested.push(url);
    return Response.json(url.pathname.endsWith('video-banners') ? [] : { data: [] });
  });
  queries.mount();
});

afterEach(() => {
  queries.unmount();
  queries.clear();
});

const settled = () => expect.poll(() => queries.isFetching()).toBe(0);

it('video banners are read once by currency and language', { tags: ['BANNER-12', 'API-61'] }, async () => {
  const stop = new QueryObserver(queries, { ...bonusSlidesOptions(locale), staleTime: 0 }).subscribe(
    () => undefined,
  );
  await settled();
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await settled();
  expect(requested.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/v1/video-banners?currency=KZT&language=kk',
  ]);
  stop();
});

it('promo banners are read by currency, language and type', { tags: ['BANNER-13', 'API-60'] }, async () => {
  const stops = [
    new QueryObserver(queries, slidesOptions(locale)).subscribe(() => undefined),
    new QueryObserver(queries, promoCodesOptions(locale)).subscribe(() => undefined),
  ];
  await settled();
  expect(requested.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual(
    [
      ['/api/v1/promo-banners', { ...locale }],
      ['/api/v1/promo-banners', { ...locale, type: 'Promocode', all: 'true' }],
    ],
  );
  for (const stop of stops) stop();
});

it('an unsafe link is only logged to the console, once, without its address', { tags: ['BANNER-14'] }, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(followed('evil', 'javascript:alert(1)')).toBeNull();
  expect(followed('evil', '//evil.example/x')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).toContain('evil');
  expect(String(warn.mock.calls[0])).not.toContain('alert');
});

it('a link of the app, of another site, or none is valid', { tags: ['BANNER-14'] }, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(
    ['/bonuses?promocode=X', 'https://example.org/', null].map((link) => followed('good', link)),
  ).toEqual(['/bonuses?promocode=X', 'https://example.org/', null]);
  expect(warn).not.toHaveBeenCalled();
});
