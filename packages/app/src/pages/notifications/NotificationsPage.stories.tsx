import type { Meta } from '@storybook/react-vite';
import {
  closeNotifications,
  notifications,
  notificationSubTypes,
  readNotifications,
  showNotifications,
  type Notification,
} from '@tulpar/api/contract';
import { answer, hang, notification, refuse } from '@tulpar/api/samples';
import { screens, expectLink, pressSettled } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within, screen } from 'storybook/test';
import { FAULT, scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';

const sent = { read: fn(), close: fn(), requested: fn() };

let stored: Notification[] = [];

export default {
  title: 'Pages/Notifications',
  ...wholeApp,
  beforeEach: () => void (stored = []),
} satisfies Meta;

const none = { content: null, amount: null, current: null };
const link = (url: string, text: string | null = null) =>
  JSON.stringify({ button: { type: 'link', text, url } });

/** A message of each kind, newest first; the first three are unread. */
const kinds: Notification[] = (
  [
    ['commit_deposit', 'transactional', 'Депозит зачислен', link('/cash-box/history?tx=trx_1')],
    ['email_confirmation_code_send', 'personal', 'Подтвердите почту', null],
    ['achievement_gift', 'personal', 'Подарок за первую неделю', link('/bonuses', 'К бонусам')],
    ['commit_withdrawal', 'transactional', 'Вывод выполнен', link('/cash-box/history?tx=trx_2')],
    ['rollback_deposit', 'transactional', 'Депозит не прошёл', link('/cash-box/history?tx=trx_3')],
    [
      'rollback_withdrawal',
      'transactional',
      'Деньги возвращены на баланс',
      link('/cash-box/history?tx=trx_4'),
    ],
    ['lottery_ticket_bronze', 'personal', 'Бронзовый билет', null],
    ['welcome_gift_fd-bonus', 'personal', 'Бонус за первый депозит открыт', link('/bonuses', 'К бонусам')],
    ['achievement', 'information', 'Кубок степи: место 12', link('/tournaments/cup-1', 'К турниру')],
    ['email_confirmed', 'personal', 'Почта подтверждена', null],
    ['promo_code_not_valid', 'personal', 'Промокод не сработал', link('/bonuses', 'К бонусам')],
    ['activate-deposit-bonus', 'personal', 'Бонус активирован', link('/bonuses/received', 'К бонусам')],
    ['bonus-ends-soon', 'personal', 'Бонус скоро закончится', link('/bonuses/received', 'К бонусам')],
    ['bonus-ended', 'personal', 'Срок бонуса истёк', link('/bonuses/history', 'К бонусам')],
    ['spins-end-soon', 'personal', 'Срок фриспинов скоро истечёт', link('/bonuses/received', 'К бонусам')],
    ['spins-ended', 'personal', 'Срок фриспинов истёк', link('/bonuses/history', 'К бонусам')],
    ['player_status_change', 'personal', 'Новый статус: Серебро', link('/vipclub', 'VIP-клуб')],
  ] as const
).map(([sub_type, type, title, action], index) =>
  notification({
    id: 100 - index,
    type,
    sub_type,
    title,
    action,
    content: `Сообщение ${index + 1}.`,
    status: index < 3 ? 'showed' : 'read',
    data: none,
    // Four a day; the story clock shows 12 January, 14:33 in Almaty.
    created_at: new Date(
      Date.parse('2026-01-12T09:00:00Z') - Math.floor(index / 4) * 86_400_000 - (index % 4) * 60_000,
    ).toISOString(),
  }),
);

const OPEN: ReadonlySet<string> = new Set(['new', 'available', 'showed']);
const move = (ids: number[], status: Notification['status']) => {
  stored = stored.map((note) => (ids.includes(note.id) ? { ...note, status } : note));
  return { success: true as const };
};

/** A server that stores messages and changes their state. */
const server = (first: readonly Notification[]) => [
  answer(notifications, ({ query }) => {
    if (stored.length === 0) stored = [...first];
    const history = query['filter[history]'];
    sent.requested({ history, order: query['order'] });
    return { data: history === '1' ? stored : stored.filter(({ status }) => OPEN.has(status)) };
  }),
  answer(readNotifications, ({ body }) => {
    sent.read(body);
    return move((body as { notification_ids: number[] }).notification_ids, 'read');
  }),
  answer(showNotifications, ({ body }) =>
    move((body as { notification_ids: number[] }).notification_ids, 'showed'),
  ),
  answer(closeNotifications, ({ body }) => {
    sent.close(body);
    return move((body as { notification_ids: number[] }).notification_ids, 'closed');
  }),
];
const route = { path: '/notifications', signedIn: true };
const history = { path: '/notifications?tab=history', signedIn: true };

// NOTIF-16
export const Desktop: Story = {
  name: 'On a desktop the settings are next to the messages, and an action is in the row of its message',
  ...scene(route, server(kinds.slice(0, 3))),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const setting = await canvas.findByRole('switch', { name: 'SMS об акциях и бонусах' });
    const { left, right } = (await canvas.findByRole('tabpanel')).getBoundingClientRect();
    await expect(setting.getBoundingClientRect().left).toBeGreaterThan(right);
    await expect(right - left).toBeLessThanOrEqual(800);
    for (const title of ['Депозит зачислен', 'Подтвердите почту']) {
      const message = await canvas.findByRole('article', { name: new RegExp(title) });
      const text = within(message).getByText(/^Сообщение/);
      const heading = within(message).getByRole('heading').getBoundingClientRect();
      await expect(text.getBoundingClientRect().left).toBe(heading.left);
      await expect(message.getBoundingClientRect().height).toBeLessThan(80);
    }
  },
};

// ROUTE-41, LAYOUT-05, NOTIF-14, NOTIF-16
export const New: Story = {
  name: 'The open messages, with a bar of its own that closes',
  ...scene(route, server(kinds)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Уведомления' });
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(sent.requested).toHaveBeenCalledWith({ history: '0', order: 'desc' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Сегодня, 12 января' })).toBeVisible();
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expectLink(canvas, 'Закрыть', '/');
  },
};

// NOTIF-19
export const ReadOne: Story = {
  name: 'One message is marked as read, which preserves the focus, then the rest by one call',
  ...scene(route, server(kinds)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отметить прочитанным' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(sent.read.mock.calls).toEqual([[{ notification_ids: [99] }]]);
    await expect(canvas.getByRole('tab', { name: /^Новые/ })).toHaveTextContent('2');
    await expect(canvas.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отметить всё прочитанным' }));
    await canvas.findByText('Новых уведомлений нет');
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await expect(sent.read).toHaveBeenLastCalledWith({ notification_ids: [100, 98] });
    await expect(canvas.getByRole('tab', { name: 'Новые' })).toBeVisible();
    const panel = within(canvas.getByRole('tabpanel'));
    await expectLink(panel, 'Настроить', '/profile/settings');
  },
};

// NOTIF-02, NOTIF-03, NOTIF-15, NOTIF-20, NOTIF-21, NOTIF-16
export const History: Story = {
  name: 'Every kind, 8 by 8 and by day, leads to its page; the history is narrowed by type',
  ...scene(history, server(kinds)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await expect(sent.requested).toHaveBeenCalledWith({ history: '1', order: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 8' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 1' }));
    await expect(new Set(kinds.map(({ sub_type }) => sub_type))).toEqual(new Set(notificationSubTypes));
    const entries = canvas.getAllByRole('article');
    await expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual(
      kinds.map(({ title }, index) => (index < 3 ? `Новое: ${title}` : title)),
    );
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(days).toEqual([
      'Сегодня, 12 января',
      'Вчера, 11 января',
      '10 января',
      '9 января',
      '8 января',
    ]);
    const targets = entries.map((entry) => within(entry).queryByRole('link')?.getAttribute('href') ?? null);
    const urls = kinds.map(({ action }) => (action ? (/"url":"([^"]+)"/.exec(action)?.[1] ?? null) : null));
    await expect(targets).toEqual(urls);
    await expect(canvas.getByText('Храним уведомления 90 дней')).toBeVisible();
    for (const [name, type] of [
      ['Личные', 'personal'],
      ['Платежи', 'transactional'],
      ['Новости', 'information'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const count = Math.min(8, kinds.filter((note) => note.type === type).length);
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
    }
    await expect(canvas.getByRole('button', { name: 'Новости' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const LongHistory: Story = {
  name: 'A history longer than the server lists says that older notifications are missing',
  ...scene({ path: '/notifications?tab=history&filter=news', signedIn: true }, [
    answer(notifications, {
      data: Array.from({ length: 500 }, (_, id) =>
        notification({ id, type: id === 0 ? 'information' : 'personal', status: 'read' }),
      ),
    }),
  ]),
  play: shows('Показано последних уведомлений: 500'),
};

// NOTIF-19, NOTIF-21
export const Followed: Story = {
  name: 'The whole message of a payment leads to it and is read',
  ...scene(route, server(kinds)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Новое: Депозит зачислен' });
    const entry = canvas.getByRole('article', { name: 'Новое: Депозит зачислен' });
    await expect(getComputedStyle(entry, '::before').width).toBe('3px');
    const { left, bottom } = entry.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 30, bottom - 6)).toBe(link);
    await userEvent.click(link);
    await canvas.findByRole('heading', { level: 1, name: 'Операция' });
    await waitFor(() => expect(sent.read).toHaveBeenCalledWith({ notification_ids: [100] }));
  },
};

/** Its title is long enough to be cut. */
const refused = notification({
  id: 7,
  sub_type: 'rollback_deposit',
  title: 'Депозит через карту казахстанского банка не прошёл',
  content: 'Деньги не зачислены.',
  data: { ...none, content: 'insufficient_funds', amount: 500_000 },
  action: null,
});

// NOTIF-05, NOTIF-10, NOTIF-12, NOTIF-16
export const ToastClosed: Story = {
  name: 'A message closed as a toast is in the history',
  ...scene(route, server([refused])),
  play: async ({ canvas }) => {
    const reason = await screen.findByText(/^Недостаточно средств/);
    const toast = reason.closest<HTMLElement>('[data-tone]');
    if (!toast) throw new Error('there is no toast');
    within(toast).getByText('Депозит через карту казахстанского бан…');
    await pressSettled(within(toast).getByRole('button', { name: /Закрыть|Скрыть/ }));
    await waitFor(() => expect(sent.close).toHaveBeenCalledWith({ notification_ids: [7] }));
    await userEvent.click(canvas.getByRole('tab', { name: 'История' }));
    await waitFor(() => expect(canvas.getByRole('article')).not.toHaveAttribute('data-unread'));
  },
};

// NOTIF-11
export const ReadMarkFailed: Story = {
  name: 'A failed read mark leaves the messages as they were',
  ...scene(route, [
    answer(notifications, ({ query }) => {
      sent.requested(query['filter[history]']);
      return { data: [{ ...refused, status: 'available' as const }] };
    }),
    ...[readNotifications, closeNotifications, showNotifications].map((call) =>
      refuse(call, FAULT, 'DEFAULT'),
    ),
  ]),
  play: async ({ canvas }) => {
    const toast = (await screen.findByText(/^Недостаточно средств/)).closest<HTMLElement>('[data-tone]');
    if (!toast) throw new Error('there is no toast');
    await pressSettled(within(toast).getByRole('button', { name: /Закрыть|Скрыть/ }));
    await waitFor(() => expect(document.querySelector('[data-toaster] [data-tone]')).toBeNull());
    const before = sent.requested.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить прочитанным' }));
    // Refetched after the refusal, because the server's state applies.
    await waitFor(() => expect(sent.requested.mock.calls.length).toBeGreaterThan(before));
    await expect(canvas.getByRole('article')).toHaveAttribute('data-unread');
    await expect(document.querySelector('[data-toaster] [data-tone]')).toBeNull();
    await expect(document.querySelector('[role="alert"]:not(:empty)')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'before the first answer',
  ...scene(history, [hang(notifications)]),
  play: shows('Загружаем уведомления'),
};

// NOTIF-16
export const Empty: Story = {
  name: 'An empty history, light',
  ...scene(history, [answer(notifications, { data: [] })]),
  globals: screens.light,
  play: shows('Всё, что вы прочитали или закрыли, останется здесь.'),
};

let isAway = true;
export const Failed: Story = {
  name: 'The history failed to load, with a retry',
  ...scene(history, [
    answer(notifications, () => {
      if (isAway) throw new Response(null, { status: FAULT });
      return { data: kinds };
    }),
  ]),
  beforeEach: () => void (isAway = true),
  play: async ({ canvas }) => {
    await canvas.findByText('Уведомления не загрузились');
    isAway = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
  },
};
