import { atom, store } from '../state/store.ts';

/** `beforeinstallprompt` event, which the DOM types lack. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

function isInstall(event: Event): event is InstallEvent {
  return typeof (event as Partial<InstallEvent>).prompt === 'function';
}

/** The browser's install event, stored until it is used. */
export const installOfferAtom = atom<InstallEvent | null>(null);

/** The app was installed from this page, which itself still runs in the browser. */
export const justInstalledAtom = atom(false);

/** Stores the install event: it fires once per page, usually before the code that uses it has loaded. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstall(event)) return;
    // Suppress the browser's own install banner.
    event.preventDefault();
    store.set(installOfferAtom, event);
  });
  addEventListener('appinstalled', () => {
    store.set(installOfferAtom, null);
    store.set(justInstalledAtom, true);
  });
}
