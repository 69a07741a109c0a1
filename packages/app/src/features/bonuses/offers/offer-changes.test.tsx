import {
  checkPromoCode,
  offers,
  playerWelcomeOffers,
  promoBanners,
  statement,
  statementLines,
  type Offer,
} from '@tulpar/api/contract';
import { answer, offer, promoCheck, welcomeOffer } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setServerClock } from '#app/platform/network/clock.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { useSkippableTimers } from '#app/platform/testing/pass-time.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp;
let isOver = false;
let isOpen = false;
let own: Offer[] = [];
beforeEach(() => {
  own = [];
  isOver = false;
  isOpen = false;
  opensAt = SOON;
});

/** Two seconds after the page's fixed time. */
const SOON = '2026-01-12T09:33:02Z';
let opensAt = SOON;
const answers = [
  answer(offers, () => ({ data: [offer({ status: isOver ? 'wasted' : 'active' }), ...own] })),
  answer(checkPromoCode, () =>
    isOver ? promoCheck : { ...promoCheck, can_use: false, reason: 'PROMO_CODE_CONFLICT' },
  ),
  answer(playerWelcomeOffers, () => {
    const second = welcomeOffer({ id: 'wel_w2', status: isOpen ? 'available' : 'awaiting' });
    return {
      data: [{ ...second, conditions: { ...second.conditions, available_at: isOpen ? null : opensAt } }],
    };
  }),
];
const says = () => app.main()?.textContent ?? '';
/** Requests of the lobby's slides; the banners of promo codes have the same path, and load when the page is idle. */
const slideRequests = () =>
  app.requests.filter(
    (one, index) => one.endsWith(promoBanners.path) && !app.details[index]?.query.has('type'),
  ).length;

/** Opens a page and waits for both lists; `isLive` uses events instead of polling. */
async function open(path: string, isLive: boolean) {
  useSkippableTimers();
  app = await openApp(path, true, answers);
  await expect.poll(() => app.count(offers) * app.count(playerWelcomeOffers)).toBeGreaterThan(0);
  await app.settled();
  const effects = eventEffects(store.get(queryClientAtom));
  effects.live(isLive);
  await app.settled();
  return effects;
}

describe('an offer that ends', () => {
  it.each([false, true])('refreshes the slides; with events: %s', { tags: ['BANNER-02'] }, async (isLive) => {
    const effects = await open('/', isLive);
    await expect.poll(() => slideRequests()).toBeGreaterThan(0);
    await app.settled();
    const before = slideRequests();
    isOver = true;
    if (isLive) effects.happened('offers', null);
    else await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(() => slideRequests()).toBe(before + 1);
  });

  it('refreshes an open statement, which its money has changed', { tags: ['SAFE-18'] }, async () => {
    const effects = await open('/cash-box/statement', true);
    await expect.poll(says).toContain('Бонус 120%');
    await app.settled();
    const before = [app.count(statement), app.count(statementLines)];
    isOver = true;
    effects.happened('offers', null);
    await expect
      .poll(() => [app.count(statement), app.count(statementLines)])
      .toEqual(before.map((count) => count + 1));
  });

  it('unchanged offers do not refresh the slides', { tags: ['BANNER-02'] }, async () => {
    const effects = await open('/', true);
    await expect.poll(() => slideRequests()).toBeGreaterThan(0);
    await app.settled();
    const before = [app.count(offers), slideRequests()];
    effects.happened('offers', null);
    await expect.poll(() => app.count(offers)).toBe((before[0] ?? 0) + 1);
    await app.settled();
    expect(slideRequests()).toBe(before[1]);
  });

  it.each([false, true])(
    'unblocks the promo code it conflicted with; with events: %s',
    { tags: ['PROMO-20'] },
    async (isLive) => {
      const effects = await open('/bonuses?promocode=nauryz', isLive);
      await expect.poll(says).toContain('Сначала завершите активный бонус');
      isOver = true;
      if (isLive) effects.happened('offers', null);
      else await vi.advanceTimersByTimeAsync(3000);
      await expect.poll(says).not.toContain('Сначала завершите активный бонус');
    },
  );
});

it('a welcome offer opens at its time without an event', { tags: ['WELC-03', 'WELC-13'] }, async () => {
  await open('/bonuses', true);
  await expect.poll(says).toContain('С 12 января');
  isOpen = true;
  setServerClock(() => Date.parse(SOON) + 1000);
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(says).not.toContain('С 12 января');
  expect(says()).toContain('Внести депозит');
});

it('an offer that was not taken leaves at its time without an event', { tags: ['BONUS-14'] }, async () => {
  opensAt = '2026-03-12T09:33:00Z';
  const waiting = offer({ id: 'ofr_80', status: 'available', max_amount_percent: 33, available_to: SOON });
  own = [waiting, { ...waiting, id: 'ofr_81', max_amount_percent: 44, available_to: '2026-01-12T09:34:00Z' }];
  await open('/bonuses', true);
  await expect.poll(says).toContain('33%');
  own = own.map((one) => (one.id === 'ofr_80' ? { ...one, status: 'expired' } : one));
  setServerClock(() => Date.parse(SOON) + 1000);
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(says).not.toContain('33%');
  expect(says()).toContain('44%');
  own = own.map((one) => ({ ...one, status: 'expired' }));
  setServerClock(() => Date.parse(SOON) + 60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(says).not.toContain('44%');
});

it('a welcome offer that opens in two months refreshes nothing now', { tags: ['WELC-13'] }, async () => {
  opensAt = '2026-03-12T09:33:00Z';
  useSkippableTimers();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  app = await openApp('/bonuses', true, answers);
  await expect.poll(says).toContain('С 12 марта');
  await app.settled();
  // A browser runs a timer of 2^31 ms or longer immediately.
  expect(timers.mock.calls.filter(([, ms = 0]) => ms >= 2 ** 31)).toEqual([]);
});
