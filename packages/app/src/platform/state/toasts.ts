import type { MessageId } from '../../messages/ids.ts';
import { atom } from './store.ts';

/** A message for the player that comes from outside the page, such as the end of a session. */
export interface PendingToast {
  readonly tone: 'info' | 'success' | 'error';
  readonly title: MessageId;
}

/** The message the shell shows next; cleared by the shell. */
export const pendingToastAtom = atom<PendingToast | null>(null);
