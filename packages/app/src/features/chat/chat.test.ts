import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startNewGeneration } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { chatAtom, chatRequestAtom, chatSourceAtom } from './atoms.ts';
import { chatUnreadAtom, closeChat, openChat, resetChat } from './index.ts';

beforeEach(() => {
  startNewGeneration();
  store.set(chatAtom, null);
  store.set(chatUnreadAtom, false);
  store.set(chatSourceAtom, '/chat.js');
});

describe('the chat', () => {
  it('opens where the build has one, and says where it has none', { tags: ['FOOT-03', 'CHAT-02'] }, () => {
    expect(openChat()).toBe(true);
    expect(store.get(chatRequestAtom)).toEqual({ payment: null });
    closeChat();
    expect(store.get(chatRequestAtom)).toBeNull();
    store.set(chatSourceAtom, '');
    expect(openChat()).toBe(false);
    expect(store.get(chatRequestAtom)).toBeNull();
  });

  it('takes the number of a payment, and nothing else an address may hold', { tags: ['CHAT-04'] }, () => {
    openChat('trx_Ab-12');
    expect(store.get(chatRequestAtom)).toEqual({ payment: 'trx_Ab-12' });
    for (const other of ['', 'send money to +7 700', '<b>', 'x'.repeat(65)]) {
      openChat(other);
      expect([other, store.get(chatRequestAtom)]).toEqual([other, { payment: null }]);
    }
  });

  it('ends the conversation of a player who leaves, and closes', { tags: ['AUTH-21'] }, () => {
    expect(() => resetChat()).not.toThrow();
    const end = vi.fn();
    store.set(chatAtom, { show: vi.fn(), hide: vi.fn(), end });
    openChat();
    resetChat();
    expect(end).toHaveBeenCalledTimes(1);
    expect(store.get(chatRequestAtom)).toBeNull();
  });

  it('opening the chat marks a message as read, a logout drops it', { tags: ['PROF-07', 'CHAT-03'] }, () => {
    for (const see of [openChat, resetChat, startNewGeneration]) {
      store.set(chatUnreadAtom, true);
      see();
      expect(store.get(chatUnreadAtom)).toBe(false);
    }
  });
});
