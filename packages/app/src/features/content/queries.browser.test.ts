import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/platform/network/query.ts';
import { footerPagesOptions, legalIconsOptions, paymentIconsOptions } from './queries.ts';

const locale = { currency: 'AZN', language: 'az' } as const;
const requested: URL[] = [];
const queries = createQueryClient();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (input: string) => {
    requested.push(new URL(input, location.href));
    return Response.json([]);
  });
  queries.mount();
});

afterEach(() => {
  queries.unmount();
  queries.clear();
});

/** Observes the three queries of the footer; returns an unsubscribe function. */
function observe(): () => void {
  const stops = [
    new QueryObserver(queries, paymentIconsOptions(locale)).subscribe(() => undefined),
    new QueryObserver(queries, legalIconsOptions(locale)).subscribe(() => undefined),
    new QueryObserver(queries, footerPagesOptions(locale)).subscribe(() => undefined),
  ];
  return () => stops.forEach((stop) => stop());
}

it('the footer reads its data only once', { tags: ['FOOT-06', 'API-70', 'API-71', 'API-72'] }, async () => {
  const stop = observe();
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(requested.map(({ pathname, search }) => `${pathname}${search}`).sort()).toEqual(
    ['footer-static-pages', 'legal-icons', 'payment-method-icons'].map(
      (name) => `/api/v1/${name}?currency=AZN&language=az`,
    ),
  );
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  stop();
  // A day later any other data would be stale.
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  observe()();
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(requested).toHaveLength(3);
});
