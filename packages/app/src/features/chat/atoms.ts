import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom } from '#app/platform/state/store.ts';

/** What the app asks of a live chat; a vendor's script stands behind it. */
export interface ChatPort {
  /** Hides the chat and forgets its conversation. */
  reset(): void;
  /** Shows the chat; `about` begins the player's message. */
  open(about?: string): void;
}

/** The chat on this page; null until its script is there. */
export const chatPortAtom = atom<ChatPort | null>(null);

/** Whether there is a message in the chat that the player has not seen (PROF-07). The chat's script sets it. */
export const chatUnreadAtom = sessionAtom(false);
