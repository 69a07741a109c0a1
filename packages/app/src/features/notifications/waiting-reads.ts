import { readNotifications, type Notification } from '@tulpar/api/contract';
import { sendCommand } from '#app/platform/network/command.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { systemClock } from '#app/platform/network/clock.ts';
import { isRememberedAtom } from '#app/platform/session/visitor.ts';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom, store } from '#app/platform/state/store.ts';
import { isRecord, storedJson } from '#app/platform/storage/storage.ts';
import { report } from '#app/platform/telemetry/report.ts';

/** Messages that were marked as read without a network, at a moment (ms). */
export interface WaitingReads {
  readonly ids: readonly number[];
  readonly at: number;
}

/** Most messages one call may name. */
const MOST = 1000;
const NONE: readonly WaitingReads[] = [];

const isWaiting = (value: unknown): value is WaitingReads =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  Array.isArray(value['ids']) &&
  value['ids'].every((id) => Number.isSafeInteger(id));

const stored = storedJson<readonly WaitingReads[]>('readsWaiting', (value) =>
  Array.isArray(value) ? value.filter(isWaiting) : null,
);

const listAtom = sessionAtom(() => stored.read() ?? NONE);

/** What waits for the network, the newest last: nothing else ever does (REACH-07). */
export const waitingReadsAtom = atom((get) => get(listAtom));

function write(list: readonly WaitingReads[]): void {
  if (list.length === 0) stored.remove();
  else stored.write(list);
  store.set(listAtom, list);
}

type List = { readonly data: readonly Notification[] } | undefined;

/** Marks messages as read on the page and keeps that for the server (REACH-07). */
export function waitToRead(ids: readonly number[]): void {
  const known = stored.read() ?? NONE;
  const already = new Set(known.flatMap((one) => one.ids));
  const fresh = ids.filter((id) => !already.has(id));
  if (fresh.length > 0) write([...known, { ids: fresh, at: systemClock.now() }]);
  store.get(queryClientAtom).setQueriesData<List>(
    { queryKey: ['notifications'] },
    (list) =>
      list?.data && {
        ...list,
        data: list.data.map((note) => (ids.includes(note.id) ? { ...note, status: 'read' as const } : note)),
      },
  );
}

/** Takes one entry back: its messages are unread again with the next answer of the server. */
export function dropWaitingReads(at: number): void {
  write((stored.read() ?? NONE).filter((one) => one.at !== at));
}

/**
 * Tells the server of everything that waits, in one call, once it is known whose it is (REACH-09). The list is taken out
 * first, so that a second tab does not send it as well; without an answer it goes back.
 */
export async function sendWaitingReads(): Promise<void> {
  if (!store.get(isRememberedAtom)) return;
  const taken = stored.read() ?? NONE;
  if (taken.length === 0) return;
  write(NONE);
  const notification_ids = [...new Set(taken.flatMap(({ ids }) => ids))].slice(0, MOST);
  try {
    await sendCommand(readNotifications, { body: { notification_ids } }, { intent: 'waitingReads' });
    await store.get(queryClientAtom).invalidateQueries({ queryKey: ['notifications'] });
  } catch (error) {
    write([...taken, ...(stored.read() ?? NONE)]);
    report('notification', { what: 'waiting reads' }, error);
  }
}
