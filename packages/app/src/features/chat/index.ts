import { store } from '#app/platform/state/store.ts';
import { chatAtom, chatRequestAtom, chatSourceAtom, chatUnreadAtom } from './atoms.ts';

export { chatRequestAtom, chatUnreadAtom } from './atoms.ts';
export { hasChatAtom } from './atoms.ts';
export { ChatMarker } from './components/ChatMarker.tsx';

/** The shape of a payment's number; anything else from an address is not typed into the chat. */
const REFERENCE = /^[\w-]{1,64}$/;

/**
 * Opens the chat (CHAT-01, FOOT-03), with the number of a payment typed in when it is asked about one (CHAT-04). False
 * where the build has no chat: then the contacts are the way to ask.
 */
export function openChat(payment: string | null = null): boolean {
  if (store.get(chatSourceAtom) === '') return false;
  store.set(chatUnreadAtom, false);
  store.set(chatRequestAtom, { payment: payment !== null && REFERENCE.test(payment) ? payment : null });
  return true;
}

/** Closes the chat; its conversation goes on. */
export function closeChat(): void {
  store.set(chatRequestAtom, null);
}

/** Ends the conversation of a player who has left (AUTH-21); without a chat there is nothing to end. */
export function resetChat(): void {
  closeChat();
  store.set(chatUnreadAtom, false);
  store.get(chatAtom)?.end();
}
