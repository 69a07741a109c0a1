import { expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

it('work waits for the next frame to be drawn', async () => {
  const order: string[] = [];
  afterFrame(() => order.push('work'));
  queueMicrotask(() => order.push('microtask'));
  requestAnimationFrame(() => order.push('frame'));
  await expect.poll(() => order).toEqual(['microtask', 'frame', 'work']);
});

it('work runs in a hidden tab, which has no frames', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = vi.spyOn(window, 'requestAnimationFrame');
  const work = vi.fn<() => void>();
  afterFrame(work);
  await expect.poll(() => work.mock.calls.length).toBe(1);
  expect(frame).not.toHaveBeenCalled();
});

it('work runs a little later when no frame is drawn', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const work = vi.fn<() => void>();
  afterFrame(work);
  await expect.poll(() => work.mock.calls.length).toBe(1);
});

it('cancelled work does not run', async () => {
  const work = vi.fn<() => void>();
  const later = new Promise<void>((done) => {
    afterFrame(work)();
    afterFrame(done);
  });
  await later;
  expect(work).not.toHaveBeenCalled();
});
