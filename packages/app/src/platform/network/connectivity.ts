import { atom, store, useAtomValue } from '../state/store.ts';

/**
 * The `fetch` of the API client. While the server renders a first view, it calls the server's own handlers instead of
 * the network.
 */
export const fetchAtom = atom({
  fetch: (input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init),
});

/** Whether the browser has a network (AVAIL-05). */
export const onlineAtom = atom(globalThis.navigator?.onLine ?? true);

/**
 * True while the visitor is offline and views saved data (REACH-05). That data is not refetched or changed until the
 * availability check (API-46) responds.
 */
export const savedViewAtom = atom(false);

/** Localized reason why nothing can be changed while offline (REACH-07); undefined otherwise. */
export const offlineReasonAtom = atom<string | undefined>(undefined);

/** True for a moment after an outage, once the availability check (API-46) has responded. */
export const justBackAtom = atom(false);

/** How long 'back online' is shown, ms (REACH-08). */
const SHOWN_FOR = 3000;
let hideTimer: ReturnType<typeof setTimeout> | undefined;

function showBackOnline(): void {
  clearTimeout(hideTimer);
  store.set(justBackAtom, true);
  hideTimer = setTimeout(() => store.set(justBackAtom, false), SHOWN_FOR);
}

/** Whether the server offers events instead of polling. */
export const eventsOfferedAtom = atom(false);

/** False from a request without a response, or with a gateway error, until the next other response. */
const serverAnswersAtom = atom(true);

/** True if the browser was offline or the availability check (API-46) failed, and it has not responded since. */
const wasAwayAtom = atom(false);

const returnListeners = new Set<() => void>();

/**
 * Calls `listener` when the availability check (API-46) responds after an outage. Any other response does not show
 * that failed reads would succeed.
 */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => void returnListeners.delete(listener);
}

export function noticeCheck(isAnswered: boolean): void {
  if (!isAnswered) store.set(wasAwayAtom, true);
  else if (store.get(wasAwayAtom)) {
    store.set(wasAwayAtom, false);
    // Some embedded browsers always report being offline.
    store.set(onlineAtom, true);
    store.set(savedViewAtom, false);
    showBackOnline();
    for (const listener of returnListeners) listener();
  }
}

const GATEWAY = new Set([502, 503, 504]);

/** A request aborted after this time, ms, or more was stopped by the client's timeout, not by the page. */
const TIMEOUT = 9500;

/** Wraps `fetch` to record whether the server is reachable: not without a response, and not with a gateway error. */
export function watchedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const start = performance.now();
    try {
      const response = await fetch(input, init);
      if (GATEWAY.has(response.status)) store.set(serverAnswersAtom, false);
      else store.set(serverAnswersAtom, true);
      return response;
    } catch (error) {
      if (!init?.signal?.aborted || performance.now() - start >= TIMEOUT) store.set(serverAnswersAtom, false);
      throw error;
    }
  };
}

const PROBE = 3000;

/**
 * Follows the network state and calls `probe`, the availability check (API-46), when the browser is back online and
 * every 3 s while the server is unreachable, if the page is visible and the browser online.
 */
export function watchConnectivity(probe: () => Promise<unknown>): () => void {
  const follow = () => {
    store.set(onlineAtom, navigator.onLine);
    if (navigator.onLine) void probe().catch(() => undefined);
    else store.set(wasAwayAtom, true);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (store.get(serverAnswersAtom) && !store.get(wasAwayAtom)) return;
    timer = setTimeout(() => {
      if (document.hidden || !navigator.onLine) return schedule();
      void probe()
        .catch(() => undefined)
        .then(schedule);
    }, PROBE);
  };
  const stops = [store.sub(serverAnswersAtom, schedule), store.sub(wasAwayAtom, schedule)];
  addEventListener('online', follow);
  addEventListener('offline', follow);
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
  };
}

export function useConnectivity(): { online: boolean; server: boolean } {
  return { online: useAtomValue(onlineAtom), server: useAtomValue(serverAnswersAtom) };
}
