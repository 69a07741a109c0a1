import {
  closeNotifications,
  notifications,
  profile,
  showNotifications,
  type Endpoint,
} from '@tulpar/api/contract';
import { answer, notification, user } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { navigateTo } from '#app/platform/routing/router.tsx';
import { store } from '#app/platform/state/store.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp;
let list = [notification({ id: 5 })];
const isRequested = ({ method, path }: Endpoint) => app.requests.includes(`${method} ${path}`);
const shownText = () => document.body.textContent;
const toast = () => document.querySelector('[data-toaster]')?.textContent ?? '';
const answers = [answer(notifications, () => ({ data: list }))];

beforeEach(() => {
  list = [
    notification({
      id: 5,
      sub_type: 'activate-deposit-bonus',
      status: 'available',
      title: 'Бонус активирован',
      content: '6 000 ₸, вейджер x10',
    }),
  ];
});

describe('news waits for what the player is looking at', () => {
  it('nothing covers a withdrawal, and what waited is shown after it', { tags: ['NOTIF-05'] }, async () => {
    app = await openApp('/cash-box/withdrawal', true, answers);
    await expect.poll(() => app.main()?.textContent).toContain('Куда вывести');
    await expect.poll(() => isRequested(notifications)).toBe(true);
    expect(toast()).toBe('');
    navigateTo('/profile');
    await expect.poll(toast).toContain('Бонус активирован');
  });

  it('what is read before its turn is not shown', { tags: ['NOTIF-05', 'NOTIF-16'] }, async () => {
    const fresh = notification({ id: 9, sub_type: 'email_confirmed', status: 'available', title: 'Почта' });
    list = [fresh, ...list];
    app = await openApp('/cash-box/withdrawal', true, answers);
    await expect.poll(() => app.main()?.textContent).toContain('Куда вывести');
    await expect.poll(() => isRequested(notifications)).toBe(true);
    await app.settled();
    list = [fresh];
    await store.get(queryClientAtom).invalidateQueries({ queryKey: ['notifications'] });
    navigateTo('/profile');
    await expect.poll(toast).toContain('Почта');
    expect(app.count(showNotifications)).toBe(1);
  });

  it('the result of a payment is not said a second time', { tags: ['NOTIF-05', 'MODAL-01'] }, async () => {
    app = await openApp('/#payment_ok', true, answers);
    await expect.poll(() => isRequested(closeNotifications)).toBe(true);
    expect(toast()).toBe('');
  });
});

describe('during a break no message invites to play', () => {
  const restriction = { kind: 'break', since: '2026-01-12T09:00:00Z', until: null } as const;
  const note = (id: number, sub_type: string, title: string) =>
    notification({ id, sub_type, status: 'available', title, type: 'personal' });
  const invitation = note(7, 'welcome_gift_fd-bonus', 'Бонус за первый депозит открыт');
  const accepted = note(8, 'document_approved', 'Документ принят');

  it('among those that arrive', { tags: ['SAFE-13'] }, async () => {
    list = [accepted, invitation];
    const player = user({ restriction });
    app = await openApp('/notifications', true, [...answers, answer(profile, player)]);
    await expect.poll(toast).toContain(accepted.title);
    await expect.poll(() => app.main()?.querySelector('h3')?.textContent).toContain(accepted.title);
    expect(shownText()).not.toContain(invitation.title);
    await page.getByRole('tab', { name: 'История' }).click();
    await expect.poll(() => app.count(notifications)).toBeGreaterThan(1);
    await app.settled();
    await expect.poll(() => app.main()?.querySelector('h3')?.textContent).toContain(accepted.title);
    expect(shownText()).not.toContain(invitation.title);
  });

  it('nor one that waited as the break began', { tags: ['SAFE-10', 'SAFE-13'] }, async () => {
    list = [accepted, invitation];
    let player = user();
    app = await openApp('/cash-box/withdrawal', true, [...answers, answer(profile, () => player)]);
    await expect.poll(() => app.main()?.textContent).toContain('Куда вывести');
    await app.settled();
    player = user({ restriction });
    await store.get(queryClientAtom).invalidateQueries({ queryKey: ['profile'] });
    navigateTo('/profile');
    await expect.poll(toast).toContain(accepted.title);
    expect(app.count(showNotifications)).toBe(1);
  });
});

it('a toast is in one language, that of the profile', { tags: ['NOTIF-07', 'I18N-13'] }, async () => {
  list = [
    notification({
      id: 6,
      sub_type: 'commit_deposit',
      status: 'available',
      title: 'Депозит түсті',
      content: 'Балансқа 10 000 ₸ түсті.',
      data: { content: null, amount: 1_000_000, current: null },
    }),
  ];
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  app = await openApp('/news', true, [
    ...answers,
    answer(profile, async () => {
      await slow;
      return user({ language: 'kk' });
    }),
  ]);
  await expect.poll(() => isRequested(notifications)).toBe(true);
  await new Promise(requestAnimationFrame);
  expect(toast()).toBe('');
  release();
  await expect.poll(toast).toMatch(/^Депозит түстіБалансқа 10.000.₸ түсті/);
});
