import { limits, setLimit } from '@tulpar/api/contract';
import { answer, limitList, playerLimit } from '@tulpar/api/samples';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { useSkippableTimers, until } from '#app/platform/testing/pass-time.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp;
let isFree = false;
beforeEach(() => {
  isFree = false;
});

const answers = [
  answer(limits, () => ({
    ...limitList,
    data: [playerLimit(isFree ? { used: 0 } : { used: 5_000_000, frees_at: '2026-01-12T09:33:20Z' })],
  })),
];
const says = () => app.main()?.textContent ?? '';

it.each([
  ['/profile/limits', 'Лимит исчерпан'],
  ['/cash-box/deposit?method=kz-card', 'Ваш лимит пополнений исчерпан'],
])(
  '%s opens again after the period, although events are connected and none reports it',
  { tags: ['SAFE-02', 'SAFE-05'] },
  async (path, words) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = await openApp(path, true, answers);
    await until(() => expect(says()).toContain(words));
    await app.settled();
    eventEffects(store.get(queryClientAtom)).live(true);
    await app.settled();
    const before = app.count(limits);
    isFree = true;
    vi.advanceTimersByTime(30_000);
    await until(() => expect(app.count(limits)).toBe(before + 1));
    await until(() => expect(says()).not.toContain(words));
  },
);

const listOf = (amount: number) => ({ ...limitList, data: [playerLimit({ amount, used: 0 })] });
const former = listOf(5_000_000);
const lowered = listOf(1_000_000);

it('a poll sent before a change does not restore the old limit', { tags: ['SAFE-03'] }, async () => {
  useSkippableTimers();
  let polls = 0;
  let finish = () => undefined as void;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  app = await openApp('/profile/limits', true, [
    answer(limits, async () => {
      polls += 1;
      if (polls === 2) await slow;
      return former;
    }),
    answer(setLimit, lowered),
  ]);
  const says = () => app.main()?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  await expect.poll(says).toContain('50 000 ₸');
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => polls).toBe(2);
  const press = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')]
      .find(({ textContent }) => textContent === name)
      ?.click();
  press('Изменить');
  await expect.poll(() => document.querySelector('input[name="amount"]')).toBeTruthy();
  const field = document.querySelector<HTMLInputElement>('input[name="amount"]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '10000');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await expect
    .poll(() => document.querySelector('[role="dialog"]')?.textContent)
    .toContain('Сохранить лимит');
  press('Сохранить лимит');
  await expect.poll(says).toContain('10 000 ₸');
  finish();
  await expect.poll(() => store.get(queryClientAtom).isFetching({ queryKey: ['limits'] })).toBe(0);
  expect(says()).toContain('10 000 ₸');
});
