import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '#app/platform/state/store.ts';
import { chatAtom, chatSourceAtom, chatUnreadAtom } from './atoms.ts';
import { CHAT_TIME, loadChatScript } from './chat-script.ts';
import { hideChat, showChat } from './connect.ts';
import { closeChat, openChat } from './index.ts';

const view = { title: 'Chat', language: 'en', theme: 'dark', draft: '' };
const nowhere = 'http://127.0.0.1:1/chat.js';
const container = document.createElement('div');

/** URL of a script that counts its runs and defines a chat that records its calls. */
const good = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`
    globalThis.chatNotes ??= [];
    chatNotes.push('${name}');
    window.supportChat = { start: (options) => (globalThis.chatOptions = options, {
      show: async (container, view) => void chatNotes.push('show ' + view.draft),
      hide: () => { chatNotes.push('hide'); throw new Error('a vendor broke'); },
      end: () => void chatNotes.push('end'),
    }) };
  `)}`;
const page = globalThis as {
  chatNotes?: string[];
  chatOptions?: { onMessage: () => void; onClose: () => void };
};

beforeEach(() => {
  page.chatNotes = [];
  store.set(chatAtom, null);
  delete window.supportChat;
});
afterEach(() => {
  delete window.supportChat;
  store.set(chatAtom, null);
  store.set(chatSourceAtom, '');
});

describe('the script of the chat', () => {
  it('is loaded by the first opening only, even if the vendor throws', { tags: ['CHAT-01'] }, async () => {
    store.set(chatSourceAtom, good('loaded'));
    openChat();
    expect(page.chatNotes).toEqual([]);
    await showChat(container, { ...view, draft: 'trx_1' }, new AbortController().signal);
    expect(() => hideChat()).not.toThrow();
    await showChat(container, view, new AbortController().signal);
    expect(page.chatNotes).toEqual(['loaded', 'show trx_1', 'hide', 'show ']);
  });

  it('a message marks only a closed chat, and the chat may close itself', { tags: ['CHAT-03'] }, async () => {
    store.set(chatSourceAtom, good('loaded'));
    openChat();
    await showChat(container, view, new AbortController().signal);
    page.chatOptions?.onMessage();
    expect(store.get(chatUnreadAtom)).toBe(false);
    page.chatOptions?.onClose();
    page.chatOptions?.onMessage();
    expect(store.get(chatUnreadAtom)).toBe(true);
    openChat();
    expect(store.get(chatUnreadAtom)).toBe(false);
    closeChat();
  });

  it('is retried until it loads', { tags: ['CHAT-02'] }, async () => {
    const closed = new AbortController();
    const waits: number[] = [];
    const sleep = async (ms: number) => {
      waits.push(ms);
      if (waits.length === 3) closed.abort();
    };
    const added = vi.spyOn(document.head, 'append');
    await expect(loadChatScript(nowhere, closed.signal, sleep)).rejects.toMatchObject({ name: 'AbortError' });
    expect(waits).toEqual([2_000, 2_000, 2_000]);
    expect(added).toHaveBeenCalledTimes(3);
    expect(document.head.querySelectorAll(`script[src="${nowhere}"]`)).toHaveLength(0);
  });

  it('is given up after 10 s', { tags: ['CHAT-02'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    store.set(chatSourceAtom, nowhere);
    let outcome = 'waiting';
    const shown = showChat(container, view, new AbortController().signal).then(
      () => (outcome = 'shown'),
      () => (outcome = 'given up'),
    );
    await vi.advanceTimersByTimeAsync(CHAT_TIME - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await shown;
    expect(outcome).toBe('given up');
  });

  it('is given up when it brings no chat, and when the chat is closed', { tags: ['CHAT-02'] }, async () => {
    store.set(chatSourceAtom, 'data:text/javascript,0');
    await expect(showChat(container, view, new AbortController().signal)).rejects.toThrow('brought no chat');
    store.set(chatSourceAtom, good('late'));
    const closed = new AbortController();
    const shown = showChat(container, view, closed.signal);
    closed.abort();
    await expect(shown).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => page.chatNotes).toEqual(['late']);
  });
});
