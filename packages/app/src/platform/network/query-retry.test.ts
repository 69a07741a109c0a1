import { ApiError, type ApiErrorKind } from '@tulpar/api/errors';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient, repeats } from './query.ts';

const error = (kind: ApiErrorKind) => new ApiError(kind, { endpoint: 'x' });

describe('repeats of a read', () => {
  it('NET-15 three, and only of what nobody has repeated or refused', () => {
    expect([0, 1, 2, 3].map((failures) => repeats(failures, new TypeError('x')))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(['server', 'wrongResponse'].map((kind) => repeats(0, error(kind as ApiErrorKind)))).toEqual([
      true,
      true,
    ]);
    for (const kind of [
      'killed',
      'network',
      'timeout',
      'rejected',
      'validation',
      'rateLimited',
      'contract',
      'aborted',
    ])
      expect([kind, repeats(0, error(kind as ApiErrorKind))]).toEqual([kind, false]);
  });

  it('NET-15 do not multiply with those of the client', async () => {
    const client = createQueryClient();
    const read = vi.fn().mockRejectedValue(error('killed'));
    await expect(client.fetchQuery({ queryKey: ['x'], queryFn: read, retry: repeats })).rejects.toMatchObject(
      {
        kind: 'killed',
      },
    );
    expect(read).toHaveBeenCalledTimes(1);
    const faulty = vi.fn().mockRejectedValue(error('server'));
    await expect(
      client.fetchQuery({ queryKey: ['y'], queryFn: faulty, retry: repeats, retryDelay: 0 }),
    ).rejects.toMatchObject({ kind: 'server' });
    expect(faulty).toHaveBeenCalledTimes(4);
  });
});
