import { atom, store } from '#app/platform/state/store.ts';

/** The browser's own offer to install the page as an app; TypeScript does not know it. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Whether an event is an offer to install. */
function isInstall(event: Event): event is InstallEvent {
  return typeof (event as Partial<InstallEvent>).prompt === 'function';
}

/** The offer the browser made on this page, kept until it is taken. */
export const installOfferAtom = atom<InstallEvent | null>(null);

addEventListener('beforeinstallprompt', (event) => {
  if (!isInstall(event)) return;
  // The browser would show a strip of its own.
  event.preventDefault();
  store.set(installOfferAtom, event);
});
addEventListener('appinstalled', () => store.set(installOfferAtom, null));
