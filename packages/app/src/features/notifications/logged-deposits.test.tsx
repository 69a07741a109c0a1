import { analytics, notifications, profile } from '@tulpar/api/contract';
import { answer, notification, user } from '@tulpar/api/samples';
import { expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { readConsent } from '#app/platform/telemetry/consent.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';

it(
  'a credited deposit is logged once for its message, over two tabs and a reload',
  { tags: ['ANALYT-04', 'NOTIF-09'] },
  async () => {
    localStorage.setItem('analyticsConsent', 'given');
    readConsent();
    const logged: string[] = [];
    const count = (name: string) => logged.filter((one) => one === name).length;
    let lists = 0;
    const open = () =>
      openApp('/profile', true, [
        answer(profile, () => ({ ...user(), deposits_count: 1 })),
        answer(notifications, () => {
          lists += 1;
          return { data: [notification({ id: 8, sub_type: 'commit_deposit', status: 'available' })] };
        }),
        answer(analytics, ({ body }) => {
          for (const { event_name } of body as { event_name: string }[]) logged.push(event_name);
          return { success: true as const };
        }),
      ]);
    await Promise.all([open(), open()]);
    await expect.poll(() => count('deposit')).toBe(1);
    await cleanup();
    const before = lists;
    const views = count('page_view');
    await open();
    await expect.poll(() => lists).toBeGreaterThan(before);
    await expect.poll(() => document.querySelector('[data-toaster] [data-tone]')).not.toBeNull();
    await expect.poll(() => count('page_view')).toBeGreaterThan(views);
    expect(['deposit_success', 'first-deposit', 'deposit'].map(count)).toEqual([1, 1, 1]);
  },
);
