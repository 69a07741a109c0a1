import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom } from '#app/platform/state/store.ts';
import type { Chat } from './chat-script.ts';

/** Address of the chat's script, a setting of the build; empty: there is no chat (CHAT-02). */
export const chatSourceAtom = atom(import.meta.env.VITE_CHAT_SRC ?? '');

/** Whether this build has a chat. */
export const hasChatAtom = atom((get) => get(chatSourceAtom) !== '');

/** What the chat was opened with. */
export interface ChatRequest {
  /** Number of the payment that is asked about (CHAT-04). */
  readonly payment: string | null;
}

/** The chat on the screen; null while it is closed. */
export const chatRequestAtom = sessionAtom<ChatRequest | null>(null);

/** The chat of this page once its script is there. */
export const chatAtom = atom<Chat | null>(null);

/** Whether there is a message in the chat that the player has not seen (PROF-07, CHAT-03). */
export const chatUnreadAtom = sessionAtom(false);
