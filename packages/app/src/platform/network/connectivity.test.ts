import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeCheck, onReturn, watchedFetch } from './connectivity.ts';

const response = (status: number) => Promise.resolve(new Response(null, { status }));

describe('a return of the server', () => {
  beforeEach(() => noticeCheck(true));

  it('is called once when the check answers after it had failed', { tags: ['API-46'] }, () => {
    const listener = vi.fn();
    const stop = onReturn(listener);
    noticeCheck(true);
    noticeCheck(false);
    noticeCheck(false);
    expect(listener).not.toHaveBeenCalled();
    noticeCheck(true);
    noticeCheck(true);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    noticeCheck(false);
    noticeCheck(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is not called for the failure and the answer of another call', { tags: ['API-46'] }, async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementationOnce(() => response(502))
      .mockImplementationOnce(() => response(200));
    const watched = watchedFetch(fetch);
    const listener = vi.fn();
    const stop = onReturn(listener);
    await expect(watched('/x')).rejects.toThrow(/fetch/);
    await watched('/x');
    await watched('/x');
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});
