import { expect, it, vi } from 'vitest';
import { BusyError, createLimiter } from './queues.ts';

/** Work that lasts until `end` is called. */
function job<T>(result: T) {
  let end = () => {};
  const promise = new Promise<T>((resolve) => (end = () => resolve(result)));
  return { work: vi.fn(() => promise), end: () => end() };
}

it('runs two at a time, in order, also after a failure', async () => {
  const inTurn = createLimiter(2);
  const [a, b, c] = [job('a'), job('b'), job('c')];
  const failed = inTurn(() => a.work().then(() => Promise.reject(new Error('a'))));
  const rest = [inTurn(b.work), inTurn(c.work)];
  expect([a, b, c].map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);
  a.end();
  await expect(failed).rejects.toThrow('a');
  await expect.poll(() => c.work.mock.calls.length).toBe(1);
  b.end();
  c.end();
  expect(await Promise.all(rest)).toEqual(['b', 'c']);
});

it('rejects work that waits too long, and work beyond the most that may wait', async () => {
  const inTurn = createLimiter(1, { mostWaiting: 1, longestWait: 20 });
  const first = job('first');
  const running = inTurn(first.work);
  const waiting = inTurn(() => Promise.resolve('second'));
  await expect(inTurn(() => Promise.resolve('third'))).rejects.toThrow(BusyError);
  await expect(waiting).rejects.toThrow(BusyError);
  first.end();
  expect(await running).toBe('first');
  expect(await inTurn(() => Promise.resolve('fourth'))).toBe('fourth');
});
