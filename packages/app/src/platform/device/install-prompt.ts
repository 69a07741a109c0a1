import { atom, store } from '../state/store.ts';

/** The browser's own offer to install the page as an app; TypeScript does not know it. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Whether an event is an offer to install. */
function isInstall(event: Event): event is InstallEvent {
  return typeof (event as Partial<InstallEvent>).prompt === 'function';
}

/** The offer the browser made on this page, stored until it is used. */
export const installOfferAtom = atom<InstallEvent | null>(null);

/** The app was installed from this page, which itself goes on in the browser. */
export const justInstalledAtom = atom(false);

/** Keeps the browser's offer: it is made once a page, mostly before anything that shows it has been loaded. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstall(event)) return;
    // The browser would show a strip of its own.
    event.preventDefault();
    store.set(installOfferAtom, event);
  });
  addEventListener('appinstalled', () => {
    store.set(installOfferAtom, null);
    store.set(justInstalledAtom, true);
  });
}
