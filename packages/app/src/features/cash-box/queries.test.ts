import { payerCardsSample, paymentMethodList, transaction, transactionsPage } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const callFull = vi.hoisted(() => vi.fn());
const report = vi.hoisted(() => vi.fn());
vi.mock('#app/platform/network/api.ts', async (original) => ({
  ...(await original<object>()),
  callFull,
}));
vi.mock('#app/platform/telemetry/report.ts', () => ({ report }));

const player = { language: 'ru', currency: 'KZT', address: '' } as const;
const answers = (time?: string) =>
  callFull.mockResolvedValue({
    data: paymentMethodList,
    headers: new Headers(time === undefined ? {} : { 'X-Response-Time': time }),
  });

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});

async function fetchList(what: 'methods' | 'options') {
  const { methodsOptions, methodFormOptions } = await import('./queries.ts');
  const options = what === 'methods' ? methodsOptions('deposit', player) : methodFormOptions('kz-card', 'kk');
  const read = options.queryFn as unknown as (context: object) => Promise<unknown>;
  await read({ signal: new AbortController().signal });
}
const slow = () => report.mock.calls.filter(([name]) => name === 'cash-box-slow-answer');

describe('the time the server took for the cash box', () => {
  it('is read from x-response-time, and reported when slow', { tags: ['CASH-08', 'OP-58'] }, async () => {
    answers('12000');
    await fetchList('methods');
    expect(slow()).toEqual([['cash-box-slow-answer', { name: 'methods', responseTime: 12_000 }]]);
    report.mockClear();
    answers('5000');
    await fetchList('options');
    expect(slow()).toEqual([['cash-box-slow-answer', { name: 'options', responseTime: 5_000 }]]);
  });

  it('reports nothing of a usual answer, none or an invalid time', { tags: ['CASH-08'] }, async () => {
    for (const time of ['9999', undefined, '', 'NaN', '-1', '1e9', '99999999999', '20000, 30000']) {
      answers(time);
      await fetchList('methods');
    }
    expect(slow()).toEqual([]);
  });
});

describe('Apple Pay', { tags: ['CASH-09'] }, () => {
  const sent = () => callFull.mock.calls.map(([, { query }]) => query.applepay_available as boolean);

  it('Apple Pay methods are not requested where it is unavailable, which is reported once', async () => {
    answers();
    await fetchList('methods');
    await fetchList('methods');
    expect(sent()).toEqual([false, false]);
    expect(report.mock.calls.map(([name]) => name as string)).toEqual(['apple-pay-unavailable']);
  });

  it('Apple Pay methods are requested where it is available, without a report', async () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal(
      'ApplePaySession',
      Object.assign(() => undefined, { canMakePayments: () => true }),
    );
    answers();
    await fetchList('methods');
    expect(sent()).toEqual([true]);
    expect(report).not.toHaveBeenCalled();
  });
});

it('hides a card the server marks as ignored', { tags: ['CASH-13'] }, async () => {
  const { cardsOptions } = await import('./queries.ts');
  const [shown] = payerCardsSample.admin_saved_cards;
  const select = cardsOptions.select as (cards: typeof payerCardsSample) => { id: string }[];
  const hidden = shown ? [{ ...shown, id: 'crd_11' }] : [];
  const cards = select({ ...payerCardsSample, hostpay_saved_cards: hidden });
  expect(cards.map(({ id }) => id)).toEqual(['crd_18']);
});

it('marks an expired card, and none whose expiry is in another form', async () => {
  const { cardsOptions } = await import('./queries.ts');
  const select = cardsOptions.select as (cards: typeof payerCardsSample) => { isExpired: boolean }[];
  const isExpired = (expiry: string | null) =>
    select({
      ...payerCardsSample,
      admin_saved_cards: payerCardsSample.admin_saved_cards.map((card) => ({ ...card, expiry })),
    }).map((card) => card.isExpired);
  expect([null, '01/20', '12/99', '2020-01', '01/2020'].map(isExpired)).toEqual(
    [false, true, false, false, false].map((is) => [is]),
  );
});

it('requests methods and forms with kz for kk, forms by uid', { tags: ['CASH-07', 'CASH-05'] }, async () => {
  const { methodsOptions } = await import('./queries.ts');
  answers();
  const read = methodsOptions('deposit', { ...player, language: 'kk' }).queryFn as unknown as (
    context: object,
  ) => Promise<unknown>;
  await read({ signal: new AbortController().signal });
  await fetchList('options');
  expect(callFull.mock.calls.map(([, { query }]) => query as unknown)).toMatchObject([
    { locale: 'kz', transaction_type: 'deposit' },
    { locale: 'kz', uid: 'kz-card' },
  ]);
});

it('requests the methods again for another address', { tags: ['OP-100'] }, async () => {
  const { methodsOptions } = await import('./queries.ts');
  const keys = ['', 'Алматы, Абая 1'].map(
    (address) => methodsOptions('deposit', { ...player, address }).queryKey,
  );
  expect(keys[1]).not.toEqual(keys[0]);
});

describe('poll intervals of visible data', () => {
  type Interval = (query: { state: object }) => number | false;

  it('an open payment every 5 s for a minute, then every 15 s', { tags: ['PAY-16'] }, async () => {
    const { paymentOptions } = await import('./queries.ts');
    const { createQueryClient } = await import('#app/platform/network/query.ts');
    const every = paymentOptions('trx_9f2').refetchInterval as unknown as Interval;
    const after = (dataUpdateCount: number, status: 'process' | 'approved' | 'declined') =>
      every({ state: { dataUpdateCount, data: transactionsPage([transaction({ status })]) } });
    expect([1, 12, 13, 500].map((count) => after(count, 'process'))).toEqual([5000, 5000, 15_000, 15_000]);
    expect([after(1, 'approved'), after(1, 'declined')]).toEqual([false, false]);
    expect(every({ state: { dataUpdateCount: 1, data: transactionsPage([]) } })).toBe(false);
    // Hidden pages do not poll.
    expect(createQueryClient().getDefaultOptions().queries?.refetchIntervalInBackground).toBe(false);
  });

  it('history and turnover retry from 5 s on after a fault', { tags: ['CASH-23', 'CASH-24'] }, async () => {
    const { historyOptions, turnoverOptions } = await import('./queries.ts');
    const failed = { errorUpdatedAt: 1, dataUpdatedAt: 0, errorUpdateCount: 1 };
    for (const { refetchInterval, retry } of [historyOptions, turnoverOptions()]) {
      const every = refetchInterval as unknown as Interval;
      expect(retry).toBe(false);
      expect(every({ state: failed })).toBeGreaterThanOrEqual(5000);
      expect(every({ state: failed })).toBeLessThanOrEqual(5500);
      expect(every({ state: { ...failed, dataUpdatedAt: 2 } })).toBe(false);
    }
  });

  it('readiness every 2 s on the stream and every 10 s otherwise', { tags: ['PAY-14'] }, async () => {
    const { readinessOptions } = await import('./queries.ts');
    const { eventsLiveAtom } = await import('#app/platform/network/polling.ts');
    const { store } = await import('#app/platform/state/store.ts');
    const every = readinessOptions.refetchInterval as unknown as Interval;
    expect(every({ state: { error: null } })).toBe(10_000);
    store.set(eventsLiveAtom, true);
    expect(every({ state: { error: null } })).toBe(2000);
  });
});
