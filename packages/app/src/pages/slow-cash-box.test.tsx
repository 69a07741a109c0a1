import { methodOptions, paymentMethods, type Endpoint } from '@tulpar/api/contract';
import { answer, methodOptionsSample, paymentMethod } from '@tulpar/api/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#app/platform/testing/until.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  app?.close();
  app = null;
  vi.useRealTimers();
});

const asked = ({ method, path }: Endpoint) =>
  app?.asked.filter((one) => one === `${method} ${path}`).length ?? 0;
const text = () => app?.main()?.textContent ?? '';
const SLOW = 'Загрузка идёт дольше обычного';
const never = () => new Promise<never>(() => undefined);

/** Lets seconds pass for the counter on the page, one by one, as React draws between them. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function reload() {
  const buttons = [...(app?.main()?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent === 'Обновить')?.click();
}

describe('what the cash box waits for too long', () => {
  it.each(['deposit', 'withdrawal'] as const)(
    'the form of a %s: a word at five seconds, and asking again at once brings it',
    { tags: ['CASH-11'] },
    async (kind) => {
      let isSlow = true;
      app = await openApp(`/cash-box/${kind}?method=slow`, true, [
        answer(paymentMethods, [paymentMethod({ uid: 'slow', transaction_type: kind })]),
        answer(methodOptions, () =>
          isSlow ? never() : { ...methodOptionsSample, uid: 'slow', notice: null, fields: [] },
        ),
      ]);
      await until(() => expect(asked(methodOptions)).toBe(1));
      await pass(4);
      expect(text()).not.toContain(SLOW);
      await pass(1);
      await until(() => expect(text()).toContain(SLOW));
      expect(text()).toContain('Прошло 5 с.');
      isSlow = false;
      reload();
      await until(() => expect(app?.main()?.querySelector('input[inputmode="numeric"]')).toBeTruthy());
      expect(asked(methodOptions)).toBe(2);
      expect(text()).not.toContain(SLOW);
    },
  );

  it.each(['deposit', 'withdrawal'] as const)(
    'the methods of a %s: a word at ten seconds, and asking again at once brings them',
    { tags: ['CASH-03', 'CASH-10'] },
    async (kind) => {
      let isSlow = true;
      app = await openApp(`/cash-box/${kind}`, true, [
        answer(paymentMethods, () =>
          isSlow ? never() : [paymentMethod({ uid: 'slow', transaction_type: kind, name: 'Slow pay' })],
        ),
      ]);
      await until(() => expect(asked(paymentMethods)).toBe(1));
      await pass(9);
      expect(text()).not.toContain(SLOW);
      // What else the section has is shown by then, in time that goes on by itself.
      await until(() => expect(text()).toContain(kind === 'deposit' ? 'Все способы' : 'Куда вывести'));
      await pass(1);
      await until(() => expect(text()).toContain(SLOW));
      expect(text()).toContain('Прошло 10 с.');
      expect(text()).toContain('Загружаем способы оплаты');
      expect(asked(paymentMethods)).toBe(1);
      isSlow = false;
      reload();
      await until(() => expect(text()).toContain('Slow pay'));
      expect(asked(paymentMethods)).toBe(2);
      expect(text()).not.toContain(SLOW);
      expect(text()).not.toContain('Загружаем способы оплаты');
    },
  );
});
