import { closeNotifications, readNotifications, showNotifications } from '@tulpar/api/contract';
import { sendCommand, useCommand } from '#app/platform/network/command.ts';
import { report } from '#app/platform/telemetry/report.ts';

/** Marks notifications as read; a failure is only reported (NOTIF-11), the next poll tells how it stands. */
export function useReadNotifications() {
  return useCommand(
    (notification_ids: number[]) =>
      sendCommand(readNotifications, { body: { notification_ids } }, { intent: {} }),
    {
      invalidates: [{ queryKey: ['notifications'] }],
      isParallel: true,
      onError: (error) => report('notification', { what: 'read' }, error),
    },
  );
}

/** Tells the server that a toast is on the screen or has gone. A failure is only reported (NOTIF-11). */
export async function tellServer(what: 'show' | 'close', id: number): Promise<void> {
  try {
    await sendCommand(
      what === 'show' ? showNotifications : closeNotifications,
      { body: { notification_ids: [id] } },
      { intent: `notification:${what}:${id}` },
    );
  } catch (error) {
    report('notification', { what }, error);
  }
}
