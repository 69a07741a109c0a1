import {
  readNotifications,
  closeNotifications,
  showNotifications,
  type Notification,
} from '@tulpar/api/contract';
import { sendCommand, useCommand } from '#app/platform/network/command.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { systemClock } from '#app/platform/network/clock.ts';
import { isRememberedAtom } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { storedReads, waitingReadsAtom } from './atoms.ts';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';

/** Maximum number of messages in one request. */
const MOST = 1000;

async function sendReads(ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += MOST) {
    const body = { notification_ids: ids.slice(from, from + MOST) };
    await sendCommand(readNotifications, { body }, { intent: {} });
  }
}

type List = { readonly data: readonly Notification[] } | undefined;

/** Shows messages as read and queues the mark for the server (REACH-07). */
export function waitToRead(ids: readonly number[]): void {
  const known = storedReads();
  const already = new Set(known.flatMap((one) => one.ids));
  const fresh = ids.filter((id) => !already.has(id));
  if (fresh.length > 0) store.set(waitingReadsAtom, [...known, { ids: fresh, at: systemClock.now() }]);
  store.get(queryClientAtom).setQueriesData<List>(
    { queryKey: ['notifications'] },
    (list) =>
      list?.data && {
        ...list,
        data: list.data.map((note) => (ids.includes(note.id) ? { ...note, status: 'read' as const } : note)),
      },
  );
}

/** Drops one queued entry; its messages are unread again after the next response. */
export function dropWaitingReads(at: number): void {
  store.set(
    waitingReadsAtom,
    storedReads().filter((one) => one.at !== at),
  );
}

/**
 * Sends all queued marks together, once the player is known (REACH-09). The queue is emptied first so that
 * another tab does not send it too; after a failure it is restored.
 */
export async function sendWaitingReads(): Promise<void> {
  if (!store.get(isRememberedAtom)) return;
  const taken = storedReads();
  if (taken.length === 0) return;
  store.set(waitingReadsAtom, []);
  try {
    await sendReads([...new Set(taken.flatMap(({ ids }) => ids))]);
    await store.get(queryClientAtom).invalidateQueries({ queryKey: ['notifications'] });
  } catch (error) {
    store.set(waitingReadsAtom, [...taken, ...storedReads()]);
    report('notification', { what: 'waiting reads' }, error);
  }
}

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
