import {
  noticeCheck,
  justBackAtom,
  savedViewAtom,
  watchConnectivity,
} from '#app/platform/network/connectivity.ts';
import { probe } from '#app/shell/availability.ts';
import { store } from '#app/platform/state/store.ts';

/** Fires the browser's online or offline event. */
export function network(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Lets a story go offline, and restores everything after it. */
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

/** A page that stays offline until the story goes online. */
export function offline(): () => void {
  const back = patchy(async () => undefined);
  network(false);
  return back;
}
