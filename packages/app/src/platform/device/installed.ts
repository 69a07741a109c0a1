import { storedText } from '../storage/storage.ts';
import { isAppMode } from './host-mode.ts';
import { matchesMedia } from './media-query.ts';
import { atom, store } from '../state/store.ts';

const MARK = 'pwa';

/** Set when a link of a confirmation email with `auth_type=pwa` was opened in this browser (CONF-12). */
const mark = storedText('isPwa');
const formerMark = storedText('pwaMark');

/** Marks this browser as the installed app (CONF-12), since not every system reports that it is. */
export function markInstalled(): void {
  mark.write(MARK);
}

/** Non-standard property of iOS browsers. */
interface StandaloneNavigator {
  readonly standalone?: boolean;
}

function isMarked(): boolean {
  if (formerMark.read() === MARK) {
    mark.write(MARK);
    formerMark.remove();
  }
  return mark.read() === MARK;
}

/** Whether the page runs as the installed app or inside its wrapper (PWA-01, CONF-12). */
export function isInstalled(): boolean {
  return (
    isAppMode() ||
    isMarked() ||
    matchesMedia('(display-mode: standalone)') ||
    (navigator as StandaloneNavigator).standalone === true
  );
}

/** `beforeinstallprompt` event, which the DOM types lack. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

function isInstall(event: Event): event is InstallEvent {
  return typeof (event as Partial<InstallEvent>).prompt === 'function';
}

/** The browser's install event, stored until it is used. */
export const installOfferAtom = atom<InstallEvent | null>(null);

/** Whether the app was installed from this page, which itself still runs in the browser. */
export const justInstalledAtom = atom(false);

/** Stores the install event, which usually fires before the code that uses it has loaded, and notes an installation. */
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
