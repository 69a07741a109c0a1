import {
  noticeCheck,
  justBackAtom,
  savedViewAtom,
  watchConnectivity,
} from '#app/platform/network/connectivity.ts';
import { probe } from '#app/shell/availability.ts';
import { store } from '#app/platform/state/store.ts';

/** Says to the page that the network is gone or back. */
export function network(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Lets a story lose its network, and gives everything back after it. */
export function patchy(check: () => Promise<unknown> = probe): () => void {
  const stop = watchConnectivity(check);
  return () => {
    network(true);
    stop();
    noticeCheck(true);
    store.set(savedViewAtom, false);
    store.set(justBackAtom, false);
    Reflect.deleteProperty(navigator, 'onLine');
    indexedDB.deleteDatabase('savedAnswers');
  };
}

/** A page without a network, to which none comes back until the story says so. */
export function offline(): () => void {
  const back = patchy(async () => undefined);
  network(false);
  return back;
}
