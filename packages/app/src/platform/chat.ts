/** What the app asks of a live chat; a vendor's script stands behind it. */
export interface ChatPort {
  /** Hides the chat and forgets its conversation. */
  reset(): void;
  /** Shows the chat. */
  open(): void;
}

let port: ChatPort | null = null;

/** Names the chat once its script is there; null when it is gone. */
export function setChat(next: ChatPort | null): void {
  port = next;
}

/** Ends the conversation of a player who has left (AUTH-21); without a chat there is nothing to end. */
export function resetChat(): void {
  port?.reset();
}

/** Shows the chat (FOOT-03); false where there is none: then the contacts are the way to ask. */
export function openChat(): boolean {
  port?.open();
  return port !== null;
}
