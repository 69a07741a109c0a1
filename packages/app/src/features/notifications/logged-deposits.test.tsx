import { analytics, notifications, profile } from '@tulpar/api/contract';
import { answer, notification, user } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { readConsent } from '#app/platform/telemetry/consent.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';

beforeEach(() => {
  localStorage.setItem('analyticsConsent', 'given');
  readConsent();
});

it('a credited deposit is logged once over two tabs', { tags: ['ANALYT-04', 'NOTIF-09'] }, async () => {
  // An amount no other test uses: events of earlier tests may still be sent.
  const amount = 123_400;
  const logged: string[] = [];
  const count = (name: string) => logged.filter((one) => one === name).length;
  let lists = 0;
  const open = () =>
    openApp('/profile', true, [
      answer(profile, () => ({ ...user(), deposits_count: 1 })),
      answer(notifications, () => {
        lists += 1;
        const data = { content: null, amount, current: null };
        return { data: [notification({ id: 8, sub_type: 'commit_deposit', status: 'available', data })] };
      }),
      answer(analytics, ({ body }) => {
        for (const { event_name, payload } of body as {
          event_name: string;
          payload: { amount?: unknown };
        }[])
          if (event_name === 'page_view' || payload.amount === amount) logged.push(event_name);
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
  const events = logged.filter((name) => name !== 'page_view');
  expect([events, localStorage.getItem('loggedDeposits')]).toEqual([
    ['deposit_success', 'first-deposit', 'deposit'],
    '[8]',
  ]);
});

describe('a credited deposit', () => {
  let logged: [name: string, amount: unknown][];
  let reads: number;
  const amountsOf = (name: string) => logged.flatMap(([one, amount]) => (one === name ? [amount] : []));

  /** Opens a page with these deposits; the profile counts `before` and then `after` deposits. */
  async function open(amounts: number[], before: number, after = before) {
    logged = [];
    reads = 0;
    let isCredited = false;
    await openApp('/profile', true, [
      answer(profile, () => {
        reads += 1;
        return { ...user(), deposits_count: isCredited ? after : before };
      }),
      answer(notifications, () => {
        isCredited = true;
        return {
          data: amounts.map((amount, at) =>
            notification({
              // Newest first, like the server.
              id: 100 - at,
              sub_type: 'commit_deposit',
              status: 'available',
              data: { content: null, amount, current: null },
            }),
          ),
        };
      }),
      answer(analytics, ({ body }) => {
        for (const { event_name, payload } of body as { event_name: string; payload: { amount?: unknown } }[])
          logged.push([event_name, payload.amount]);
        return { success: true as const };
      }),
    ]);
  }

  it.each([
    ['the player is read again', 0, 1],
    ['it was credited before the page was opened', 1, 1],
  ])('is logged as first: %s', { tags: ['NOTIF-08', 'NOTIF-09', 'ANALYT-04'] }, async (_, before, after) => {
    await open([800_000], before, after);
    for (const name of ['deposit_success', 'first-deposit', 'deposit'])
      await expect.poll(() => amountsOf(name)).toHaveLength(1);
  });

  it('is the first one when it is the earlier of two', { tags: ['NOTIF-09', 'ANALYT-04'] }, async () => {
    await open([900_000, 800_000], 2);
    await expect.poll(() => amountsOf('first-deposit')).toEqual([800_000]);
    await expect.poll(() => amountsOf('deposit_success').toSorted()).toEqual([800_000, 900_000]);
    await expect.poll(() => amountsOf('deposit')).toHaveLength(1);
  });

  it('is not the first one of a player with more', { tags: ['NOTIF-09', 'ANALYT-04'] }, async () => {
    await open([800_000], 3);
    await expect.poll(() => amountsOf('deposit_success')).toHaveLength(1);
    // Wait for a refetch, which would reveal a first deposit.
    await expect.poll(() => reads).toBeGreaterThan(1);
    await new Promise(requestAnimationFrame);
    expect(logged.map(([name]) => name)).not.toContain('first-deposit');
    expect(logged.map(([name]) => name)).not.toContain('deposit');
  });
});
