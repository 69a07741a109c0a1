import { atom, store, useAtomValue } from '../state/store.ts';

/** Whether the browser has a network (AVAIL-05). */
export const onlineAtom = atom(globalThis.navigator?.onLine ?? true);

/**
 * The player is offline and views saved data of an earlier visit (REACH-05). Ends with a response of API-46;
 * until then nothing is refetched or changed.
 */
export const savedViewAtom = atom(false);

/** Localized reason why nothing can be changed while offline (REACH-07); undefined otherwise. */
export const offlineReasonAtom = atom<string | undefined>(undefined);

/** API-46 has just responded after an outage. */
export const justBackAtom = atom(false);

/** How long 'back online' is shown, ms (REACH-08). */
const TELL = 3000;
let told: ReturnType<typeof setTimeout> | undefined;

function tellReturn(): void {
  clearTimeout(told);
  store.set(justBackAtom, true);
  told = setTimeout(() => store.set(justBackAtom, false), TELL);
}

/** Whether the server offers events instead of polling. */
export const eventsOfferedAtom = atom(false);

/** False from a failed request until the next response. */
const serverAnswersAtom = atom(true);

/** The browser was offline or API-46 failed, and API-46 has not responded since. */
const wasAwayAtom = atom(false);

const returnListeners = new Set<() => void>();

/**
 * Calls `listener` when API-46 responds after the browser was offline or API-46 itself had failed. Other
 * responses do not count, because they say nothing about failed reads.
 */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => void returnListeners.delete(listener);
}

/** Records the outcome of API-46: whether the server responded, with whatever status. */
export function noticeCheck(isAnswered: boolean): void {
  if (!isAnswered) store.set(wasAwayAtom, true);
  else if (store.get(wasAwayAtom)) {
    store.set(wasAwayAtom, false);
    // Some embedded browsers always report being offline.
    store.set(onlineAtom, true);
    store.set(savedViewAtom, false);
    tellReturn();
    for (const listener of returnListeners) listener();
  }
}

const GATEWAY = new Set([502, 503, 504]);

/** An aborted request of this duration, ms, was stopped by the client's timeout, not by the page. */
const TIMEOUT = 9500;

/**
 * A fetch that records whether the server is reachable: no response or a gateway error means unreachable.
 * Requests aborted by the page are ignored.
 */
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
 * Follows the browser's network state and calls `probe` (API-46): immediately when back online, and every 3 s
 * while the server is unreachable or its return is not confirmed.
 */
export function watchConnectivity(probe: () => Promise<unknown>): () => void {
  const follow = () => {
    store.set(onlineAtom, navigator.onLine);
    if (navigator.onLine) void probe().catch(() => undefined);
    else store.set(wasAwayAtom, true);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    if (store.get(serverAnswersAtom) && !store.get(wasAwayAtom)) return;
    timer = setTimeout(() => {
      if (document.hidden || !navigator.onLine) return ask();
      void probe()
        .catch(() => undefined)
        .then(ask);
    }, PROBE);
  };
  const stops = [store.sub(serverAnswersAtom, ask), store.sub(wasAwayAtom, ask)];
  addEventListener('online', follow);
  addEventListener('offline', follow);
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
  };
}

/** Network state: `online` from the browser, `server` whether the server responds. */
export function useConnectivity(): { online: boolean; server: boolean } {
  return { online: useAtomValue(onlineAtom), server: useAtomValue(serverAnswersAtom) };
}
