import { methodOptions, paymentMethods, type Endpoint } from '@tulpar/api/contract';
import { answer, methodOptionsSample, paymentMethod } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { setReporter } from '#app/platform/telemetry/report.ts';
import { rendered, until } from '#app/platform/testing/pass-time.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';
import { SlowNotice } from './Loading.tsx';
import { SLOW_METHODS, SLOW_OPTIONS } from '../queries.ts';

let app: OpenedApp;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
const text = () => app.main()?.textContent ?? '';
const SLOW = 'Загрузка идёт дольше обычного';
const never = () => new Promise<never>(() => undefined);

/** Advances second by second, because React has to render in between. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    await rendered();
  }
}

function reload() {
  const buttons = [...(app.main()?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent === 'Обновить')?.click();
}

describe('a cash box that loads slowly', () => {
  it.each(['deposit', 'withdrawal'] as const)(
    'warns after five seconds without the form of a %s, and a reload brings it',
    { tags: ['CASH-11'] },
    async (kind) => {
      let isSlow = true;
      app = await openApp(`/cash-box/${kind}?method=slow`, true, [
        answer(paymentMethods, [paymentMethod({ uid: 'slow', transaction_type: kind })]),
        answer(methodOptions, () =>
          isSlow ? never() : { ...methodOptionsSample, uid: 'slow', notice: null, fields: [] },
        ),
      ]);
      await until(() => expect(app.count(methodOptions)).toBeGreaterThan(0));
      await pass(4);
      expect(text()).not.toContain(SLOW);
      await pass(1);
      await until(() => expect(text()).toContain(SLOW));
      expect(text()).toContain('Прошло 5 с.');
      isSlow = false;
      reload();
      await until(() => expect(app.main()?.querySelector('input[inputmode="decimal"]')).toBeTruthy());
      expect(text()).not.toContain(SLOW);
    },
  );

  it.each(['deposit', 'withdrawal'] as const)(
    'warns after ten seconds without the methods of a %s, and a reload brings them',
    { tags: ['CASH-03', 'CASH-10', 'F25'] },
    async (kind) => {
      let isSlow = true;
      app = await openApp(`/cash-box/${kind}`, true, [
        answer(paymentMethods, () =>
          isSlow ? never() : [paymentMethod({ uid: 'slow', transaction_type: kind, name: 'Slow pay' })],
        ),
      ]);
      await until(() => expect(app.count(paymentMethods)).toBeGreaterThan(0));
      await pass(9);
      expect(text()).not.toContain(SLOW);
      // Poll in real time: the rest of the section waits for timeouts, which are not faked.
      await until(() => expect(text()).toContain(kind === 'deposit' ? 'Все способы' : 'Куда вывести'));
      await pass(1);
      await until(() => expect(text()).toContain(SLOW));
      expect(text()).toContain('Прошло 10 с.');
      expect(text()).toContain('Загружаем способы оплаты');
      isSlow = false;
      reload();
      await until(() => expect(text()).toContain('Slow pay'));
      expect(text()).not.toContain(SLOW);
      expect(text()).not.toContain('Загружаем способы оплаты');
    },
  );
});

it.each([
  ['is slow', never],
  ['fails', async () => Response.json({ message: 'DEFAULT', request_id: 'r' }, { status: 400 })],
])('keeps a typed card number when another language %s', { tags: ['CASH-05'] }, async (_outcome, respond) => {
  const [field] = methodOptionsSample.fields;
  const card = { type: 'card_number', mask: null, pattern: null, default: null };
  app = await openApp('/cash-box/deposit?method=card', true, [
    answer(paymentMethods, [paymentMethod({ uid: 'card', transaction_type: 'deposit' })]),
    answer(methodOptions, {
      ...methodOptionsSample,
      uid: 'card',
      fields: field ? [{ ...field, ...card }] : [],
    }),
  ]);
  const number = () => app.main()?.querySelector<HTMLInputElement>('[autocomplete="cc-number"]') ?? null;
  await until(() => expect(number()).not.toBeNull());
  await userEvent.fill(number() ?? document.body, '4111111111111111');
  const fetch = vi.fn<(url: string) => Promise<Response>>(respond);
  vi.stubGlobal('fetch', fetch);
  await showLanguage('kk');
  const isRequested = ({ path }: Endpoint) => fetch.mock.calls.some(([url]) => url.includes(path));
  await until(() => expect([paymentMethods, methodOptions].map(isRequested)).toEqual([true, true]));
  await until(() => expect(text()).toContain('Толықтыру'));
  await pass(1);
  expect(number()?.value).toBe('4111 1111 1111 1111');
});

describe('the notice of slow loading', () => {
  let container: HTMLElement;
  const report = vi.fn<Parameters<typeof setReporter>[0] & object>();

  async function show(name: 'methods' | 'options', limit: number) {
    await showLanguage('en');
    report.mockClear();
    setReporter(report);
    ({ container } = await render(
      <TextProvider>
        <SlowNotice name={name} limit={limit} onReload={() => undefined} />
      </TextProvider>,
    ));
  }
  const says = (words: RegExp) => until(() => expect(container.textContent).toMatch(words));

  it.each([
    ['methods', SLOW_METHODS, 10],
    ['options', SLOW_OPTIONS, 5],
  ] as const)(
    'warns after its limit and reports it once: %s',
    { tags: ['CASH-10', 'CASH-11'] },
    async (name, limit, seconds) => {
      await show(name, limit);
      await pass(seconds - 1);
      expect(container.textContent).toBe('');
      await pass(1);
      await says(new RegExp(`\\D${seconds} s`));
      await pass(1);
      await says(new RegExp(`\\D${seconds + 1} s`));
      expect(report).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ name: 'cash-box-slow', data: { name, limit } }),
      );
    },
  );

  it('counts to 180 s and then stops its timer', { tags: ['CASH-12'] }, async () => {
    await show('options', SLOW_OPTIONS);
    await pass(179);
    await says(/179/);
    expect(vi.getTimerCount()).toBe(1);
    await pass(1);
    await says(/180/);
    await until(() => expect(vi.getTimerCount()).toBe(0));
  });
});
