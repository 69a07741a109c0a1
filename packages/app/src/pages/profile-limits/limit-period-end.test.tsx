import { limits, type Endpoint } from '@tulpar/api/contract';
import { answer, limitList, playerLimit } from '@tulpar/api/samples';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { until } from '#app/platform/testing/until.ts';
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
const asked = ({ method, path }: Endpoint) => app.asked.filter((one) => one === `${method} ${path}`).length;
const says = () => app.main()?.textContent ?? '';
const rest = () => until(() => expect(store.get(queryClientAtom).isFetching()).toBe(0));

it.each([
  ['/profile/limits', 'Лимит исчерпан'],
  ['/cash-box/deposit?method=kz-card', 'Ваш лимит пополнений исчерпан'],
])(
  '%s opens again when the period has passed, while events arrive that tell nothing of it',
  { tags: ['SAFE-02', 'SAFE-05'] },
  async (path, words) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = await openApp(path, true, answers);
    await until(() => expect(says()).toContain(words));
    await rest();
    eventEffects(store.get(queryClientAtom)).live(true);
    await rest();
    const before = asked(limits);
    isFree = true;
    vi.advanceTimersByTime(30_000);
    await until(() => expect(asked(limits)).toBe(before + 1));
    await until(() => expect(says()).not.toContain(words));
  },
);
