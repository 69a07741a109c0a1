import { afterEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

afterEach(() => vi.restoreAllMocks());

it('work waits for the next frame to be drawn', async () => {
  const order: string[] = [];
  afterFrame(() => order.push('work'));
  queueMicrotask(() => order.push('microtask'));
  requestAnimationFrame(() => order.push('frame'));
  await expect.poll(() => order).toEqual(['microtask', 'frame', 'work']);
});

it('a tab nobody sees draws no frames: the work is done all the same', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = vi.spyOn(window, 'requestAnimationFrame');
  const work = vi.fn<() => void>();
  afterFrame(work);
  await expect.poll(() => work.mock.calls.length).toBe(1);
  expect(frame).not.toHaveBeenCalled();
});

it('a frame out of sight draws nothing and does not know: the work is done a little later', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const work = vi.fn<() => void>();
  afterFrame(work);
  await expect.poll(() => work.mock.calls.length).toBe(1);
});

it('work that is called off is not done', async () => {
  const work = vi.fn<() => void>();
  const later = new Promise<void>((done) => {
    afterFrame(work)();
    afterFrame(done);
  });
  await later;
  expect(work).not.toHaveBeenCalled();
});
