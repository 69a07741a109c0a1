import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom } from '#app/platform/state/store.ts';
import type { Chat } from './chat-script.ts';

/** URL of the chat's script from the build settings; empty without a chat (CHAT-02). */
export const chatSourceAtom = atom(import.meta.env.VITE_CHAT_SRC ?? '');

export const hasChatAtom = atom((get) => get(chatSourceAtom) !== '');

export interface ChatRequest {
  /** Id of the payment the question is about; null for other questions (CHAT-04). */
  readonly payment: string | null;
}

/** The open chat's request; null while the chat is closed. */
export const chatRequestAtom = sessionAtom<ChatRequest | null>(null);

/** The chat of this page once its script has loaded. */
export const chatAtom = atom<Chat | null>(null);

/** Whether the chat has an unread message (PROF-07, CHAT-03). */
export const chatUnreadAtom = sessionAtom(false);
