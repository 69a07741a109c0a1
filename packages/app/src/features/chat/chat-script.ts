import { systemClock, type Clock } from '#app/platform/network/clock.ts';

export interface ChatOptions {
  /** Called when a message arrives while the chat is hidden. */
  readonly onMessage: () => void;
  /** Called when the visitor closes the chat, for example with Escape inside its frame. */
  readonly onClose: () => void;
}

export interface ChatView {
  readonly title: string;
  readonly language: string;
  readonly theme: string;
  /** Text to prefill in the message. */
  readonly draft: string;
}

export interface Chat {
  /** Shows or starts the conversation in the container. Resolves once it is rendered. */
  show(container: HTMLElement, view: ChatView): Promise<void>;
  /** Removes the conversation from the page without ending it. */
  hide(): void;
  /** Ends the conversation; the next one starts empty. */
  end(): void;
}

/** Interface of `window.supportChat`, set by the script at `VITE_CHAT_SRC`. */
export interface ChatScript {
  start(options: ChatOptions): Chat;
}

declare global {
  interface Window {
    supportChat?: ChatScript;
  }
}

/** Timeout for loading the chat, ms; then the contacts open instead (CHAT-02). */
export const CHAT_TIME = 10_000;
/** Delay before the script is loaded again after a failure, ms. */
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
 * Loads the script of the chat, retrying until `signal` is aborted. Rejects with the signal's reason, or if
 * the script loaded without defining a chat.
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
