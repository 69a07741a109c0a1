import { createSignal } from './signal.ts';
import type { MessageId } from '../../messages/ids.ts';

/** A message for the player that comes from outside the page, such as the end of a session. */
export interface PendingToast {
  readonly tone: 'info' | 'success' | 'error';
  readonly title: MessageId;
}

/** The message the shell shows next; it clears this once it has taken it. */
export const pendingToast = createSignal<PendingToast | null>(null);
