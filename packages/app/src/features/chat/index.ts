import { createSignal } from '#app/platform/state/signal.ts';

/** What the app asks of a live chat; a vendor's script stands behind it. */
export interface ChatPort {
  /** Hides the chat and forgets its conversation. */
  reset(): void;
  /** Shows the chat. */
  open(): void;
}

let port: ChatPort | null = null;

/** Whether there is a message in the chat that the player has not seen (PROF-07). The chat's script sets it. */
export const chatUnread = createSignal(false);

/** Names the chat once its script is there; null when it is gone. */
export function setChat(next: ChatPort | null): void {
  port = next;
  if (!next) chatUnread.set(false);
}

/** Ends the conversation of a player who has left (AUTH-21); without a chat there is nothing to end. */
export function resetChat(): void {
  port?.reset();
  chatUnread.set(false);
}

/** Shows the chat (FOOT-03); false where there is none: then the contacts are the way to ask. */
export function openChat(): boolean {
  port?.open();
  chatUnread.set(false);
  return port !== null;
}
