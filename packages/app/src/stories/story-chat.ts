import { fn } from 'storybook/test';
import type { ChatOptions, ChatView } from '#app/features/chat/chat-script.ts';
import { chatAtom, chatSourceAtom } from '#app/features/chat/atoms.ts';
import { closeChat, chatUnreadAtom } from '#app/features/chat/index.ts';
import { store } from '#app/platform/state/store.ts';

/** Calls received by the stories' chat. */
export const storyChat = { shown: fn<(view: ChatView) => void>(), end: fn<() => void>() };

let options: ChatOptions | null = null;

export function sayInChat(): void {
  options?.onMessage();
}

/** Gives a story a loaded chat: an empty conversation that shows the prefilled text. Returns a cleanup function. */
export function withChat(): () => void {
  window.supportChat = {
    start(given) {
      options = given;
      return {
        show: async (container, view) => {
          storyChat.shown(view);
          const room = document.createElement('p');
          room.className = 'p-4 text-body';
          room.textContent = view.draft;
          container.replaceChildren(room);
        },
        hide: () => undefined,
        end: storyChat.end,
      };
    },
  };
  store.set(chatSourceAtom, '/chat-of-a-story.js');
  return () => {
    closeChat();
    store.set(chatUnreadAtom, false);
    store.set(chatAtom, null);
    store.set(chatSourceAtom, '');
    delete window.supportChat;
    options = null;
  };
}
