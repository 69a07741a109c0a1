import { closeNotifications, notifications, showNotifications } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { inProfileLanguage } from '#app/platform/i18n/profile-language.ts';
import { sendCommand } from '#app/platform/network/command.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryAtom } from '#app/platform/network/query-atom.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { requestVisitorAtom } from '#app/platform/session/visitor.ts';
import { unreadCount } from './inbox.ts';
import { atom } from '#app/platform/state/store.ts';

/** Interval of the poll, ms (NOTIF-01). */
const POLL = 10_000;

/** Open notifications, newest first (API-66, NOTIF-01). */
export const notificationsAtom = queryAtom('notifications', (get) => ({
  queryKey: ['notifications', get(requestVisitorAtom).language],
  queryFn: ({ signal }) =>
    call(notifications, { query: { order: 'desc', 'filter[history]': 0 } }, { signal }),
  enabled: get(requestVisitorAtom).signedIn,
  ...poll(POLL),
  meta: { ...poll(POLL).meta, ...inProfileLanguage.meta },
}));

/** Number on the bell (NOTIF-04, HEAD-04). */
export const unreadAtom = atom((get) => unreadCount(get(notificationsAtom).data?.data ?? []));

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
