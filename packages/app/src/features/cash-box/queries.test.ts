import { payerCardsSample, paymentMethodList } from '@tulpar/api/samples';
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

async function ask(what: 'methods' | 'options') {
  const { methodsOptions, methodFormOptions } = await import('./queries.ts');
  const options = what === 'methods' ? methodsOptions('deposit', player) : methodFormOptions('kz-card', 'kk');
  const read = options.queryFn as unknown as (context: object) => Promise<unknown>;
  await read({ signal: new AbortController().signal });
}
const slow = () => report.mock.calls.filter(([name]) => name === 'cash-box-slow-answer');

describe('the time the server took for the cash box', () => {
  it('CASH-08 OP-58 is read from x-response-time, and reported when it is a slow one', async () => {
    answers('12000');
    await ask('methods');
    expect(slow()).toEqual([['cash-box-slow-answer', { name: 'methods', responseTime: 12_000 }]]);
    report.mockClear();
    answers('5000');
    await ask('options');
    expect(slow()).toEqual([['cash-box-slow-answer', { name: 'options', responseTime: 5_000 }]]);
  });

  it('CASH-08 of a usual answer, of none and of a value that is no time nothing is reported', async () => {
    for (const time of ['9999', undefined, '', 'NaN', '-1', '1e9', '99999999999', '20000, 30000']) {
      answers(time);
      await ask('methods');
    }
    expect(slow()).toEqual([]);
  });
});

describe('Apple Pay', () => {
  const sent = () => callFull.mock.calls.map(([, { query }]) => query.applepay_available as boolean);

  it('CASH-09 where it cannot be used the methods are asked for without it, and that is reported once', async () => {
    answers();
    await ask('methods');
    await ask('methods');
    expect(sent()).toEqual([false, false]);
    expect(report.mock.calls.map(([name]) => name as string)).toEqual(['apple-pay-unavailable']);
  });

  it('CASH-09 where it can be used it is asked for, and nothing is reported', async () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal(
      'ApplePaySession',
      Object.assign(() => undefined, { canMakePayments: () => true }),
    );
    answers();
    await ask('methods');
    vi.unstubAllGlobals();
    expect(sent()).toEqual([true]);
    expect(report).not.toHaveBeenCalled();
  });
});

it('CASH-13 a card the server asks not to show is not shown', async () => {
  const { cardsOptions } = await import('./queries.ts');
  const [shown] = payerCardsSample.admin_saved_cards;
  const select = cardsOptions.select as (cards: typeof payerCardsSample) => { id: string }[];
  const hidden = shown ? [{ ...shown, id: 'crd_11' }] : [];
  const cards = select({ ...payerCardsSample, hostpay_saved_cards: hidden });
  expect(cards.map(({ id }) => id)).toEqual(['crd_18']);
});
