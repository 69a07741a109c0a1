import type { MouseEvent } from 'react';
import { href } from '#app/platform/routing/router.tsx';
import { store } from '#app/platform/state/store.ts';
import { chatAtom, chatRequestAtom, chatSourceAtom, chatUnreadAtom } from './atoms.ts';

export { chatRequestAtom, chatUnreadAtom, hasChatAtom } from './atoms.ts';
export { ChatMarker } from './components/ChatMarker.tsx';

/** Format of a payment id; any other value from a URL is not prefilled. */
const REFERENCE = /^[\w-]{1,64}$/;

/**
 * Opens the chat (CHAT-01, FOOT-03), prefilled with a payment's id if given (CHAT-04). Returns false in a
 * build without a chat; the caller then opens the contacts.
 */
export function openChat(payment: string | null = null): boolean {
  if (store.get(chatSourceAtom) === '') return false;
  store.set(chatUnreadAtom, false);
  store.set(chatRequestAtom, { payment: payment !== null && REFERENCE.test(payment) ? payment : null });
  return true;
}

/** Props of a link that opens the chat; in a build without one it leads to the contacts. */
export const chatLink = {
  href: href('contacts'),
  onClick: (event: MouseEvent) => {
    if (openChat()) event.preventDefault();
  },
};

/** Closes the chat without ending its conversation. */
export function closeChat(): void {
  store.set(chatRequestAtom, null);
}

/** Ends the conversation when the player's session has ended (AUTH-21). */
export function resetChat(): void {
  closeChat();
  store.set(chatUnreadAtom, false);
  store.get(chatAtom)?.end();
}
