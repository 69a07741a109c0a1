import type { Meta } from '@storybook/react-vite';
import { notifications, readNotifications } from '@tulpar/api/contract';
import { answer, notification, notificationList } from '@tulpar/api/samples';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { scene, findWindow, wholeApp, records, type Story } from '#app/stories/app-story.tsx';
import { withChat } from '#app/stories/story-chat.ts';
import { requested, frameOf, opened, playable, player, ready } from '#app/stories/game-frame.ts';

export default { title: 'Pages/Game/Windows', ...wholeApp } satisfies Meta;

const reported = fn();
const inbox = answer(notifications, {
  data: notificationList.map((note, index) => ({
    ...note,
    status: index === 0 ? ('new' as const) : ('read' as const),
  })),
});

// HEAD-12, NOTIF-14
export const Notifications: Story = {
  name: 'Notifications over the running game',
  ...scene(player, [playable, opened, inbox, records(readNotifications, reported, { success: true })]),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Уведомления, 1 непрочитанное' }));
    const box = await findWindow();
    await box.findByText('Новый статус');
    await userEvent.click(box.getByRole('button', { name: 'Отметить всё прочитанным' }));
    await waitFor(() =>
      expect(reported).toHaveBeenCalledWith({ notification_ids: [notificationList[0]?.id] }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Уведомления/ })).toHaveFocus());
    await expect((await frameOf(canvas)) === frame).toBe(true);
    await expect(requested).toHaveBeenCalledTimes(1);
  },
};

// NOTIF-13, HEAD-12
export const Buttons: Story = {
  name: 'What a notification offers',
  ...scene(player, [
    playable,
    opened,
    answer(notifications, {
      data: [
        notification({ id: 1, status: 'new' }),
        notification({
          id: 2,
          status: 'new',
          action: '{"button":{"type":"link","text":"Пополнить ещё","url":"/cash-box/deposit"}}',
        }),
        notification({
          id: 3,
          status: 'read',
          action: '{"button":{"type":"link","text":"Прочь","url":"javascript:alert(1)"}}',
        }),
        notification({ id: 4, status: 'read', action: '{' }),
      ],
    }),
    records(readNotifications, reported, { success: true }),
  ]),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    const takeChatAway = withChat();
    await userEvent.click(await canvas.findByRole('button', { name: 'Уведомления, 2 непрочитанных' }));
    const box = await findWindow();
    await expect(await box.findAllByRole('link')).toHaveLength(2);
    await userEvent.click(box.getByRole('link', { name: 'Написать в чат' }));
    const chat = await screen.findByRole('dialog', { name: 'Чат поддержки' });
    await userEvent.click(within(chat).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Чат поддержки' })).toBeNull());
    await waitFor(() => expect(reported).toHaveBeenCalledWith({ notification_ids: [1] }));
    takeChatAway();
    await userEvent.click(box.getByRole('link', { name: 'Пополнить ещё' }));
    await screen.findByRole('link', { name: /^Банковская карта/ });
    await expect((await frameOf(canvas)) === frame).toBe(true);
    await expect(requested).toHaveBeenCalledTimes(1);
  },
};
