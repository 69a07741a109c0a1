import { notifications, profile, staticPage, transactions, withdrawalReadiness } from '@tulpar/api/contract';
import {
  answer,
  notification,
  playedRound,
  samples,
  transaction,
  transactionsPage,
  user,
} from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isEntrance } from '../features/breaks/index.ts';
import { matchRoute } from '../platform/routing/paths.ts';
import { openApp } from './testing/app-at.tsx';

const restriction = { kind: 'break', since: '2026-01-12T09:00:00Z', until: null } as const;
const failed = transaction({ status: 'declined', created_at: '2026-01-12T09:30:00Z' });
const toBonuses = JSON.stringify({ button: { type: 'link', text: 'К бонусам', url: '/bonuses' } });

/** Addresses that a break closes, of links on the page and in its windows. */
const closedLinks = () =>
  [...document.querySelectorAll('main a, [role=dialog] a')].flatMap((link) => {
    const path = link.getAttribute('href')?.split(/[?#]/, 1)[0] ?? '';
    const route = matchRoute(path);
    // The lobby is allowed, because it shows the card that explains the break.
    return route !== null && route.id !== 'lobby' && isEntrance[route.id] ? [path] : [];
  });

describe('while a break holds, nothing leads to what it closes', () => {
  it.each([
    ['/profile', 'Вывести'],
    ['/cash-box/withdrawal', 'Бонусные деньги можно вывести после отыгрыша.'],
    ['/cash-box/history', 'Пополнения'],
    [`/cash-box/history?tx=${failed.transaction_id}`, 'Перерыв'],
    ['/contacts#payment_error', 'Перерыв'],
    ['/cash-box/rounds?day=2026-01-12', playedRound().game.name],
    ['/notifications', 'Депозит зачислен'],
    ['/nothing/here', 'На главную'],
    ['/faq', 'Бонусы открыты тут, а помощь здесь.'],
    ['/privacy', 'Бонусы открыты тут, а помощь здесь.'],
  ])('at %s', { tags: ['SAFE-10'] }, async (path, text) => {
    await openApp(path, true, [
      answer(profile, user({ restriction })),
      answer(transactions, transactionsPage([failed])),
      answer(notifications, { data: [notification({ action: toBonuses })] }),
      answer(staticPage, {
        ...samples.staticPage,
        content_html:
          '<p>Бонусы открыты <a href="/bonuses">тут</a>, а помощь <a href="/contacts">здесь</a>.</p>',
      }),
      answer(withdrawalReadiness, {
        ...samples.withdrawalReadiness,
        checks: [],
        full_amount: 0,
        can_withdraw_amount: 0,
      }),
    ]);
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect.poll(closedLinks).toEqual([]);
  });
});
