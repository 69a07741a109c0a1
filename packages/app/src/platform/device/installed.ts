import { storedText } from '../storage/storage.ts';
import { isAppMode } from './host-mode.ts';
import { matchesMedia } from './media-query.ts';

const MARK = 'pwa';

/** A link made for the installed app was opened here (CONF-12). */
const mark = storedText('isPwa');
const formerMark = storedText('pwaMark');

/** Marks this browser as the installed app (CONF-12), since not every system can be detected. */
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
