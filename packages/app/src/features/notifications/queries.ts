import { notifications } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryAtom, type QueryMeta } from '#app/platform/network/query.ts';
import { visitorAtom } from '#app/platform/session/visitor.ts';

/** Poll interval, ms (NOTIF-01). */
export const POLL = 10_000;
/** Poll interval in data-saving mode, ms (REACH-13). */
export const SPARING = 60_000;

export const NOTIFICATIONS_META = {
  isInProfileLanguage: true,
  changesWith: ['notifications'],
  saved: 'frame',
} satisfies QueryMeta;

/** New notifications, newest first (API-66, NOTIF-01). */
export const notificationsAtom = queryAtom('notifications', (get) => ({
  queryKey: ['notifications', get(visitorAtom).language],
  queryFn: ({ signal }) =>
    call(notifications, { query: { order: 'desc', 'filter[history]': 0 } }, { signal }),
  enabled: get(visitorAtom).signedIn,
  ...poll(POLL, SPARING, NOTIFICATIONS_META),
}));
