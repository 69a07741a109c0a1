import { store } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { welcomeDueAtom } from './atoms.ts';

/** Set once the welcome window was shown in this session (STORE-01, OP-114). */
const seen = storedText('isShowWelcome');

/** Marks the current session as a new player's. */
export function greetNewPlayer(): void {
  if (seen.read() === null) store.set(welcomeDueAtom, true);
}

/** Marks the window as shown, so that a reload does not repeat it. */
export const markWelcomeSeen = (): void => seen.write('1');
