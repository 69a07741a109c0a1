import { describe, expect, it, vi } from 'vitest';
import { onReturn, watchedFetch } from './connectivity.ts';

const response = (status: number) => Promise.resolve(new Response(null, { status }));

describe('whether the server is there', () => {
  it('is told once it answers again after it was away', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementationOnce(() => response(502))
      .mockImplementationOnce(() => response(404))
      .mockImplementationOnce(() => response(200));
    const watched = watchedFetch(fetch);
    const told = vi.fn();
    const stop = onReturn(told);
    await expect(watched('/x')).rejects.toThrow(/fetch|x/);
    await watched('/x');
    expect(told).not.toHaveBeenCalled();
    await watched('/x');
    await watched('/x');
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is not judged by a request the page gave up itself', async () => {
    const aborted = AbortSignal.abort();
    const watched = watchedFetch(
      vi
        .fn<typeof globalThis.fetch>()
        .mockRejectedValueOnce(new DOMException('x', 'AbortError'))
        .mockImplementationOnce(() => response(200)),
    );
    const told = vi.fn();
    const stop = onReturn(told);
    await expect(watched('/x', { signal: aborted })).rejects.toThrow(/fetch|x/);
    await watched('/x');
    expect(told).not.toHaveBeenCalled();
    stop();
  });
});
