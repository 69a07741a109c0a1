import { expect, it, vi } from 'vitest';
import { chatUnreadAtom, openChat, resetChat, setChat } from './index.ts';
import { store } from '#app/platform/state/store.ts';

it('AUTH-21 the chat of a player who leaves is reset, where there is one', () => {
  expect(() => resetChat()).not.toThrow();
  const reset = vi.fn();
  setChat({ reset, open: vi.fn() });
  resetChat();
  expect(reset).toHaveBeenCalledTimes(1);
  setChat(null);
  resetChat();
  expect(reset).toHaveBeenCalledTimes(1);
});

it('FOOT-03 the chat opens where there is one, and says where there is none', () => {
  const open = vi.fn();
  expect(openChat()).toBe(false);
  setChat({ reset: vi.fn(), open });
  expect(openChat()).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
  setChat(null);
});

it('PROF-07 a message counts as seen once the chat is open, and is nobody’s when its player has left', () => {
  setChat({ reset: vi.fn(), open: vi.fn() });
  for (const see of [openChat, resetChat, () => setChat(null)]) {
    store.set(chatUnreadAtom, true);
    see();
    expect(store.get(chatUnreadAtom)).toBe(false);
  }
});
