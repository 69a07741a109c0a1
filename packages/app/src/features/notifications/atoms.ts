import type { Notification } from '@tulpar/api/contract';
import { isInForce, userAtom } from '#app/features/session/index.ts';
import { now } from '#app/platform/network/clock.ts';
import { closesLinkAtom } from '#app/platform/network/outage.ts';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom } from '#app/platform/state/store.ts';
import { isRecord, storedJson } from '#app/platform/storage/storage.ts';
import { isInvitation, unreadCount } from './inbox.ts';
import { notificationsAtom } from './queries.ts';

/** Decides whether a message may be shown: during a restriction none that invites to play (SAFE-13). */
export const mayShowAtom = atom((get) => {
  const isRestricted = get(closesLinkAtom) !== null || isInForce(get(userAtom)?.restriction, now());
  return (note: Notification) => !isRestricted || !isInvitation(note);
});

/** Number of unread messages, on the badge of the bell (NOTIF-04, HEAD-04). */
export const unreadAtom = atom((get) =>
  unreadCount((get(notificationsAtom).data?.data ?? []).filter(get(mayShowAtom))),
);

/** Messages marked as read while offline, at a time (ms). */
export interface WaitingReads {
  readonly ids: readonly number[];
  readonly at: number;
}

const NONE: readonly WaitingReads[] = [];

const isWaiting = (value: unknown): value is WaitingReads =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  Array.isArray(value['ids']) &&
  value['ids'].every((id) => Number.isSafeInteger(id));

const stored = storedJson<readonly WaitingReads[]>('readsWaiting', (value) =>
  Array.isArray(value) ? value.filter(isWaiting) : null,
);

/** Queued read marks in storage, which another tab may have sent meanwhile. */
export const storedReads = (): readonly WaitingReads[] => stored.read() ?? NONE;

const readsAtom = sessionAtom(storedReads);

/** Read marks that wait for a connection, newest last; no other command is queued offline (REACH-07). */
export const waitingReadsAtom = atom(
  (get) => get(readsAtom),
  (_get, set, list: readonly WaitingReads[]) => {
    if (list.length === 0) stored.remove();
    else stored.write(list);
    set(readsAtom, list);
  },
);

/** Source of a deposit announcement: the server's notification or the payment page. */
export type CreditSource = 'notification' | 'payment';

export interface Announcement {
  readonly source: CreditSource;
  /** Minor units. */
  readonly amount: number;
  /** Epoch ms. */
  readonly at: number;
}

/** Recent announcements, to prevent duplicates (NOTIF-07). */
export const announcedAtom = sessionAtom<readonly Announcement[]>([]);
