import {
  cashback,
  extraData,
  limits,
  notifications,
  offers,
  openRounds,
  playerWelcomeOffers,
  playSession,
  rounds,
  saveExtraData,
  statement,
  statementLines,
  transactions,
  tripleTurn,
  type Endpoint,
} from '@tulpar/api/contract';
import { answer, bonusTerms, offer, samples, transaction, transactionsPage } from '@tulpar/api/samples';
import { describe, expect, it, vi } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { useSkippableTimers } from '#app/platform/testing/pass-time.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp;
/** Queries and bodies of a call, in order. */
const sent = ({ method, path }: Endpoint) =>
  app.details.filter((_, at) => app.requests[at] === `${method} ${path}`);
/** Opens a page, and skips the time until lazy services and polls have sent their requests. */
async function open(path: string, signedIn = true, answers: Parameters<typeof openApp>[2] = []) {
  useSkippableTimers();
  app = await openApp(path, signedIn, answers);
  const { main } = app;
  await expect.poll(() => main()?.querySelector('h1, h2')?.textContent ?? '').not.toBe('');
  await vi.advanceTimersByTimeAsync(4000);
}

describe('the cashback', () => {
  it(
    'is read on the bonuses page, and again when the offers change',
    { tags: ['CALL-09', 'CASHBK-01'] },
    async () => {
      await open('/bonuses');
      await expect.poll(() => app.count(cashback)).toBe(1);
      const queries = store.get(queryClientAtom);
      // A query that is still pending is not requested again.
      await expect.poll(() => queries.isFetching()).toBe(0);
      const effects = eventEffects(queries);
      effects.live(true);
      effects.happened('offers', null);
      await expect.poll(() => app.count(cashback)).toBe(2);
      effects.happened('notifications', null);
      effects.live(false);
      expect(app.count(cashback)).toBe(2);
    },
  );

  it.each(['/', '/profile', '/cash-box/deposit', '/tournaments', '/vipclub'])(
    'is not read at %s',
    { tags: ['CALL-09'] },
    async (path) => {
      await open(path);
      // When the shell polls for the second time, the page itself has loaded.
      await expect.poll(() => app.count(offers)).toBeGreaterThan(1);
      expect(app.count(cashback)).toBe(0);
    },
  );

  it('is never read for a guest', { tags: ['CALL-09', 'CASHBK-01'] }, async () => {
    await open('/bonuses', false);
    await expect.poll(() => app.requests.length).toBeGreaterThan(0);
    expect(app.count(cashback)).toBe(0);
  });
});

describe('the calculator of a bonus', () => {
  const available = offer({
    id: 'ofr_30',
    type: 'deposit_bonus',
    status: 'available',
    amount: null,
    wager_amount: null,
    wager_amount_max: null,
    max_amount_percent: 30,
    transaction_id: null,
    terms: bonusTerms,
  });
  const button = (name: string) =>
    [...(app.main()?.querySelectorAll('button') ?? [])].findLast(
      ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
    );

  it.each([
    ['/bonuses', 'Все условия'],
    ['/bonuses?promocode=nauryz', 'Рассчитать бонус'],
    ['/cash-box/deposit?method=kz-card', 'Рассчитать бонус'],
  ])('at %s sends no request of its own', { tags: ['WAG-01'] }, async (path, name) => {
    await open(path, true, [
      answer(offers, { data: [available] }),
      answer(playerWelcomeOffers, { data: [] }),
    ]);
    await expect.poll(() => button(name)).toBeDefined();
    await app.settled();
    const before = new Set(app.requests);
    button(name)?.click();
    const sheet = () => document.querySelector('[role="dialog"]')?.textContent;
    await expect.poll(sheet).toContain('Нужно сделать ставок на');
    const polls = app.count(offers);
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(() => app.count(offers)).toBeGreaterThan(polls);
    const background = /\/(translations|profile|visits|analytics|notifications|extra-data|client-errors)\b/;
    expect(app.requests.filter((one) => !before.has(one) && !background.test(one))).toEqual([]);
  });
});

describe('a page of responsible gaming', () => {
  it.each<[string, Endpoint[]]>([
    ['/profile/limits', [limits]],
    ['/cash-box/statement', [statement, statementLines]],
    ['/cash-box/rounds', [rounds]],
    ['/games/tulpar-gold', [playSession]],
  ])('%s reads what it shows', { tags: ['CALL-14'] }, async (path, calls) => {
    await open(path);
    for (const call of calls) await expect.poll(() => app.count(call)).toBeGreaterThan(0);
  });
});

describe('a filtered read', () => {
  const isRequested = (call: Endpoint, wanted: Readonly<Record<string, string>>) => () =>
    sent(call).some(({ query }) =>
      Object.entries(wanted).every(([name, value]) => query.get(name) === value),
    );

  it.each<[string, Endpoint, Record<string, string>]>([
    ['/notifications?tab=history', notifications, { 'filter[history]': '1' }],
    ['/notifications', notifications, { 'filter[history]': '0' }],
    ['/bonuses/received', offers, { history: '1', limit: '10' }],
    ['/bonuses/history', offers, { history: '1', limit: '200' }],
  ])('%s reads its part only', { tags: ['CALL-15'] }, async (path, call, wanted) => {
    await open(path);
    await expect.poll(isRequested(call, wanted)).toBe(true);
  });
});

it('the browser of a player is added to the known ones', { tags: ['CALL-15', 'CALL-16'] }, async () => {
  await open('/', true, [answer(extraData, { ...samples.extraData, navigatorUserAgent: ['Another'] })]);
  await expect
    .poll(() => sent(saveExtraData).map(({ body }) => JSON.parse(body) as unknown))
    .toContainEqual({ key: 'navigatorUserAgent', value: ['Another', navigator.userAgent] });
});

describe('rounds left open', () => {
  // The list of known browsers is read last.
  it.each(['/', '/games/tulpar-gold'])('are read once at %s', { tags: ['CALL-08'] }, async (path) => {
    await open(path);
    await expect.poll(() => app.count(openRounds)).toBe(1);
    await expect.poll(() => app.count(extraData)).toBeGreaterThan(0);
    expect(app.count(openRounds)).toBe(1);
  });

  it.each(['/profile', '/bonuses'])('are not read at %s', { tags: ['CALL-08'] }, async (path) => {
    await open(path);
    await expect.poll(() => app.count(extraData)).toBeGreaterThan(0);
    expect(app.count(openRounds)).toBe(0);
  });
});

describe('the turnover', () => {
  const latest = (status: 'process' | 'approved' | 'declined') =>
    answer(
      transactions,
      transactionsPage([transaction({ type: 'deposit', status, created_at: '2026-01-12T09:32:00Z' })]),
    );

  it('is read on the withdrawal tab', { tags: ['CALL-04'] }, async () => {
    await open('/cash-box/withdrawal');
    await expect.poll(() => app.count(tripleTurn)).toBeGreaterThan(0);
  });

  it('is read after a credited deposit', { tags: ['CALL-04'] }, async () => {
    await open('/cash-box/deposit#payment_ok', true, [latest('approved')]);
    await expect.poll(() => app.count(tripleTurn)).toBe(1);
  });

  it.each(['process', 'declined'] as const)(
    'is not read after a deposit in status %s',
    { tags: ['CALL-04'] },
    async (status) => {
      await open('/cash-box/deposit#payment_ok', true, [latest(status)]);
      const words = () => document.querySelector('[role="dialog"], dialog[open]')?.textContent ?? '';
      await expect.poll(words).not.toBe('');
      await expect.poll(() => app.count(transactions)).toBeGreaterThan(0);
      await app.settled();
      expect(app.count(tripleTurn)).toBe(0);
    },
  );
});

it('opening a withdrawal requests what can be withdrawn once', { tags: ['PAY-14'] }, async () => {
  await open('/cash-box/withdrawal');
  await expect.poll(() => app.main()?.querySelectorAll('a[href*="method="]').length).toBeGreaterThan(0);
  expect(app.requests.filter((one) => one.includes('withdrawal-readiness'))).toHaveLength(1);
});
