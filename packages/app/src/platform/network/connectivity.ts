import { atom, store, useAtomValue } from '../state/store.ts';

/** Whether the browser has a network at all (AVAIL-05). */
export const onlineAtom = atom(globalThis.navigator?.onLine ?? true);

/**
 * The player looks at what was saved of an earlier visit, because there is no network (REACH-05). It ends when API-46
 * answers: until then nothing is asked anew and nothing can be changed.
 */
export const savedViewAtom = atom(false);

/** Why nothing can be changed while saved pages are looked at, in the page's language (REACH-07); undefined otherwise. */
export const heldBackAtom = atom<string | undefined>(undefined);

/** API-46 has just answered after a time without the server. */
export const justBackAtom = atom(false);

/** How long 'back online' is shown, ms (REACH-08). */
const TELL = 3000;
let told: ReturnType<typeof setTimeout> | undefined;

function tellReturn(): void {
  clearTimeout(told);
  store.set(justBackAtom, true);
  told = setTimeout(() => store.set(justBackAtom, false), TELL);
}

/** The server told that it offers events in place of the polls. */
export const eventsOfferedAtom = atom(false);

/** Whether the server answered lately: false from a failed request until the next answer. */
const serverAnswersAtom = atom(true);

/** The browser was offline or API-46 failed, and API-46 has not answered since. */
const wasAwayAtom = atom(false);

const returnListeners = new Set<() => void>();

/**
 * Runs when API-46 answers after the browser was offline or API-46 itself had failed. The answer of any other call is
 * no reason: it says nothing about the reads that gave up.
 */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => void returnListeners.delete(listener);
}

/** Takes the outcome of API-46: whether the server answered, whatever the answer was. */
export function noticeCheck(isAnswered: boolean): void {
  if (!isAnswered) store.set(wasAwayAtom, true);
  else if (store.get(wasAwayAtom)) {
    store.set(wasAwayAtom, false);
    // Embedded views say that they are offline for ever.
    store.set(onlineAtom, true);
    store.set(savedViewAtom, false);
    tellReturn();
    for (const listener of returnListeners) listener();
  }
}

const GATEWAY = new Set([502, 503, 504]);

/** An aborted request that took this long, ms, was given up by the client's timeout and not by the page. */
const TIMEOUT = 9500;

/**
 * A fetch that notices whether the server is there: no answer or a gateway's answer means away; anything else is a
 * sign of life. A request the page itself gave up says nothing.
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
 * Follows the browser's network and asks `probe` (API-46): at once when the browser is back online, and every 3 s while
 * the server is away or a return has not been confirmed.
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

/** Network state in a component: `online` is the browser's word, `server` whether the server answers. */
export function useConnectivity(): { online: boolean; server: boolean } {
  return { online: useAtomValue(onlineAtom), server: useAtomValue(serverAnswersAtom) };
}
