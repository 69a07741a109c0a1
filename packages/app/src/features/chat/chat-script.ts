import { systemClock, type Clock } from '#app/platform/network/clock.ts';

/** What a chat's script calls. */
export interface ChatOptions {
  /** A message has arrived while the chat was hidden. */
  readonly onMessage: () => void;
  /** The visitor asked for the chat to be closed, with Escape inside its frame for example. */
  readonly onClose: () => void;
}

/** How the chat is shown. */
export interface ChatView {
  readonly title: string;
  readonly language: string;
  readonly theme: string;
  /** Typed into the field already. */
  readonly draft: string;
}

/** A chat that has been started. */
export interface Chat {
  /** Shows the conversation, or begins one, in the container. Resolves once it stands there. */
  show(container: HTMLElement, view: ChatView): Promise<void>;
  /** Takes the conversation off the page; it goes on. */
  hide(): void;
  /** Ends the conversation: the next one begins empty. */
  end(): void;
}

/** What the script of the setting `VITE_CHAT_SRC` leaves on the page as `window.supportChat`. */
export interface ChatScript {
  start(options: ChatOptions): Chat;
}

declare global {
  interface Window {
    supportChat?: ChatScript;
  }
}

/** How long a chat may take to be there, ms; after that the contacts open instead (CHAT-02). */
export const CHAT_TIME = 10_000;
/** Wait before a script that did not load is asked for again, ms. */
const AGAIN = 2_000;

function addScript(source: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    script.src = source;
    document.head.append(script);
  });
}

/**
 * Loads the script of the chat, trying again until `signal` is aborted. Rejects with the signal's reason, or when the
 * script has come and brought no chat.
 */
export async function loadChatScript(
  source: string,
  signal: AbortSignal,
  sleep: Clock['sleep'] = systemClock.sleep,
): Promise<ChatScript> {
  for (;;) {
    signal.throwIfAborted();
    if (window.supportChat) return window.supportChat;
    // oxlint-disable-next-line no-await-in-loop
    const isLoaded = await addScript(source);
    if (window.supportChat) return window.supportChat;
    if (isLoaded) throw new Error('the script of the chat brought no chat');
    await sleep(AGAIN, signal);
  }
}
