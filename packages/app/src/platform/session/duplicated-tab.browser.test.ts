import { expect, it, onTestFinished, vi } from 'vitest';
import { sessionPort, startSession } from './session.ts';

it('a duplicated tab gets the new tokens although the storage is full', { tags: ['NET-10'] }, async () => {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const otherTab = new BroadcastChannel('tokens');
  onTestFinished(() => otherTab.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const send = (message: object) => otherTab.postMessage(message);
  const received: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => received.push(data));
  startSession({ access: 'a1', refresh: 'r1' });

  sessionPort.store({ access: { token: 'a2' }, refresh: { token: 'r2' } });
  const renewed = { replaced: 'r1', access: 'a2', refresh: 'r2' };
  // The tab requests newer tokens first: another tab may have refreshed while this one was on another site.
  await expect.poll(() => received).toEqual([{ replaced: 'r1' }, renewed]);
  send({ replaced: 'r1' });
  await expect.poll(() => received).toEqual([{ replaced: 'r1' }, renewed, renewed]);
  send({ replaced: 'r1', access: 'of', refresh: 'another session' });
  send({ replaced: 'r2', access: 'a3', refresh: 'r3' });
  await expect.poll(() => [sessionPort.access(), sessionPort.refresh()]).toEqual(['a3', 'r3']);

  // Tokens of another session are never sent.
  startSession({ access: 'b1', refresh: 's1' });
  const before = received.length;
  send({ replaced: 'r1' });
  send({ replaced: 's1', access: 'b2', refresh: 's2' });
  await expect.poll(() => sessionPort.refresh()).toBe('s2');
  expect(received.slice(before)).toEqual([]);
});
