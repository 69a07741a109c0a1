import { closeNotifications, showNotifications } from '@tulpar/api/contract';
import { sendCommand, useCommand } from '#app/platform/network/command.ts';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { store } from '#app/platform/state/store.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { sendReads, waitToRead } from './waiting-reads.ts';

/**
 * Marks notifications as read; while offline the mark is queued (REACH-07). A failure is only reported
 * (NOTIF-11): the next poll returns the actual state.
 */
export function useReadNotifications() {
  return useCommand(
    async (notification_ids: number[]) => {
      if (store.get(savedViewAtom)) return waitToRead(notification_ids);
      await sendReads(notification_ids);
    },
    {
      invalidates: [{ queryKey: ['notifications'] }],
      isParallel: true,
      onError: (error) => report('notification', { what: 'read' }, error),
    },
  );
}

/** Reports to the server that a toast was shown or closed. A failure is only reported (NOTIF-11). */
export async function reportNotification(what: 'show' | 'close', id: number): Promise<void> {
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
