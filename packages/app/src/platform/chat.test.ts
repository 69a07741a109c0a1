import { expect, it, vi } from 'vitest';
import { openChat, resetChat, setChat } from './chat.ts';

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
