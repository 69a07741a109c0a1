import { store } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { welcomeDueAtom } from './atoms.ts';

/** Set once the welcome window was shown in this session (STORE-01, OP-114). */
const seen = storedText('isShowWelcome');

/** Notes that the session that has just begun is that of a new player. */
export function greetNewPlayer(): void {
  if (seen.read() === null) store.set(welcomeDueAtom, true);
}

/** The window is on the screen: no reload brings it back. */
export const markWelcomeSeen = (): void => seen.write('1');
