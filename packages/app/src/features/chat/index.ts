import { store } from '#app/platform/state/store.ts';
import { chatPortAtom, chatUnreadAtom, type ChatPort } from './atoms.ts';

export { chatUnreadAtom } from './atoms.ts';

/** Names the chat once its script is there; null when it is gone. */
export function setChat(next: ChatPort | null): void {
  store.set(chatPortAtom, next);
  if (!next) store.set(chatUnreadAtom, false);
}

/** Ends the conversation of a player who has left (AUTH-21); without a chat there is nothing to end. */
export function resetChat(): void {
  store.get(chatPortAtom)?.reset();
  store.set(chatUnreadAtom, false);
}

/** Shows the chat (FOOT-03), with what the player asks about (PAY-20); false where there is none: then the contacts are the way to ask. */
export function openChat(about?: string): boolean {
  const port = store.get(chatPortAtom);
  port?.open(about);
  store.set(chatUnreadAtom, false);
  return port !== null;
}
