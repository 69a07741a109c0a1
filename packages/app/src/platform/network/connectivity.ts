import { createSignal, useSignal } from '../state/signal.ts';

/** Whether the browser has a network at all (AVAIL-05). */
export const online = createSignal(globalThis.navigator?.onLine ?? true);

/** The server told that it offers events in place of the polls. */
export const eventsOffered = createSignal(false);

/** Whether the server answered lately: false from a failed request until the next answer. */
const serverAnswers = createSignal(true);

/** Hears every return of the server. */
const returns = new Set<() => void>();

/** Runs when the server answers again after it was away, or the browser is back online. */
export function onReturn(listener: () => void): () => void {
  returns.add(listener);
  return () => void returns.delete(listener);
}

function answered() {
  if (serverAnswers.get()) return;
  serverAnswers.set(true);
  for (const listener of returns) listener();
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
      if (GATEWAY.has(response.status)) serverAnswers.set(false);
      else answered();
      return response;
    } catch (error) {
      if (!init?.signal?.aborted || performance.now() - start >= TIMEOUT) serverAnswers.set(false);
      throw error;
    }
  };
}

const PROBE = 3000;

/** Follows the browser's network and, while the server is away, asks `probe` every 3 s until it answers. */
export function watchConnectivity(probe: () => Promise<unknown>): () => void {
  const follow = () => {
    online.set(navigator.onLine);
    if (navigator.onLine) void probe().catch(() => undefined);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    if (serverAnswers.get()) return;
    timer = setTimeout(() => {
      if (document.hidden || !navigator.onLine) return ask();
      void probe()
        .catch(() => undefined)
        .then(ask);
    }, PROBE);
  };
  const stop = serverAnswers.subscribe(ask);
  addEventListener('online', follow);
  addEventListener('offline', follow);
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener('online', follow);
    removeEventListener('offline', follow);
  };
}

/** Network state in a component: `online` is the browser's word, `server` whether the server answers. */
export function useConnectivity(): { online: boolean; server: boolean } {
  return { online: useSignal(online), server: useSignal(serverAnswers) };
}
