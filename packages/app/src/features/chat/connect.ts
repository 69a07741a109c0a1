import { report } from '#app/platform/telemetry/report.ts';
import { store } from '#app/platform/state/store.ts';
import { chatAtom, chatRequestAtom, chatSourceAtom, chatUnreadAtom } from './atoms.ts';
import { CHAT_TIME, loadChatScript, type Chat, type ChatView } from './chat-script.ts';
import { closeChat } from './index.ts';

/** Wraps a vendor's chat so that its exceptions do not break the app. */
function guarded(chat: Chat): Chat {
  const attempt = (act: () => void) => {
    try {
      act();
    } catch (error) {
      report('chat', {}, error);
    }
  };
  return {
    show: async (container, view) => chat.show(container, view),
    hide: () => attempt(() => chat.hide()),
    end: () => attempt(() => chat.end()),
  };
}

/** The chat of this page; the script is loaded on the first call, not before (CHAT-01). */
async function startedChat(signal: AbortSignal): Promise<Chat> {
  const known = store.get(chatAtom);
  if (known) return known;
  const script = await loadChatScript(store.get(chatSourceAtom), signal);
  // Another call may have started the chat while this one waited for the script.
  const other = store.get(chatAtom);
  if (other) return other;
  const chat = guarded(
    script.start({
      onMessage: () => {
        if (store.get(chatRequestAtom) === null) store.set(chatUnreadAtom, true);
      },
      onClose: closeChat,
    }),
  );
  store.set(chatAtom, chat);
  return chat;
}

/** Shows the chat in a container; rejects if it fails, takes too long (CHAT-02) or `closed` is aborted. */
export async function showChat(container: HTMLElement, view: ChatView, closed: AbortSignal): Promise<void> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  const timer = setTimeout(stop, CHAT_TIME);
  closed.addEventListener('abort', stop, { once: true });
  const stopped = new Promise<never>((_, reject) => {
    attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason), { once: true });
  });
  const show = async () => {
    const chat = await startedChat(attempt.signal);
    attempt.signal.throwIfAborted();
    await chat.show(container, view);
  };
  try {
    await Promise.race([show(), stopped]);
  } finally {
    clearTimeout(timer);
    closed.removeEventListener('abort', stop);
  }
}

/** Removes the conversation from the page without ending it. */
export function hideChat(): void {
  store.get(chatAtom)?.hide();
}
