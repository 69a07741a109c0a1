import type { Meta } from '@storybook/react-vite';
import { notifications, readNotifications } from '@tulpar/api/contract';
import { answer, notificationList } from '@tulpar/api/samples';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { scene, findWindow, wholeApp, records, type Story } from '#app/stories/app-story.tsx';
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
