import { expect, it, vi } from 'vitest';
import { tabLocks } from '#app/platform/storage/storage.ts';
import { onPaymentReturn } from './payment-window.ts';

const denied = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('a payment is followed where the browser blocks storage', { tags: ['NET-10'] }, () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  // Firefox with blocked storage denies broadcast channels too.
  vi.stubGlobal('BroadcastChannel', denied);
  const listener = vi.fn();
  const stop = onPaymentReturn(listener);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  expect(tabLocks()).toBeUndefined();
});
