import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom } from '#app/platform/state/store.ts';
import { isRecord, storedJson } from '#app/platform/storage/storage.ts';
import { unreadCount } from './inbox.ts';
import { notificationsAtom } from './queries.ts';

/** Number on the bell (NOTIF-04, HEAD-04). */
export const unreadAtom = atom((get) => unreadCount(get(notificationsAtom).data?.data ?? []));

/** Messages that were marked as read without a network, at a moment (ms). */
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

/** What waits as it is stored now: another tab may have sent it. */
export const storedReads = (): readonly WaitingReads[] => stored.read() ?? NONE;

const readsAtom = sessionAtom(storedReads);

/** What waits for the network, the newest last: nothing else ever does (REACH-07). */
export const waitingReadsAtom = atom(
  (get) => get(readsAtom),
  (_get, set, list: readonly WaitingReads[]) => {
    if (list.length === 0) stored.remove();
    else stored.write(list);
    set(readsAtom, list);
  },
);

/** Who may tell of a credited deposit: the server's notification, or the page that waited for the payment. */
export type Teller = 'notification' | 'payment';

/** A credited deposit that one of the two has announced. */
export interface Announcement {
  readonly teller: Teller;
  /** Minor units. */
  readonly amount: number;
  /** Epoch ms. */
  readonly at: number;
}

/** What was announced lately, so that it is not announced twice (NOTIF-07). */
export const announcedAtom = sessionAtom<readonly Announcement[]>([]);
