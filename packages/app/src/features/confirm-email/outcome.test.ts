import { ApiError } from '@tulpar/api/errors';
import { describe, expect, it } from 'vitest';
import { outcomeOf, type Known } from './use-confirmation.ts';

const failed = (kind: ConstructorParameters<typeof ApiError>[0]) => new ApiError(kind, { endpoint: 'x' });
const outcome = (known: Partial<Known>) =>
  outcomeOf({
    hasLink: true,
    storedOutcome: undefined,
    isConfirmed: false,
    error: null,
    ...known,
  });

describe('a confirmation link', () => {
  it('is confirmed, or reported as expired', { tags: ['ROUTE-06'] }, () => {
    expect(outcome({})).toBe('waiting');
    expect(outcome({ isConfirmed: true })).toBe('done');
    expect(outcome({ error: failed('rejected') })).toBe('stale');
    expect(outcome({ error: failed('validation') })).toBe('stale');
  });

  it('can be retried when there was no response', { tags: ['ROUTE-06'] }, () => {
    for (const kind of [
      'killed',
      'network',
      'timeout',
      'server',
      'rateLimited',
      'contract',
      'staleSession',
    ] as const)
      expect(outcome({ error: failed(kind) })).toBe('away');
    expect(outcome({ error: new Error('x') })).toBe('away');
  });

  it('restores its outcome after a reload, and ignores any other value', { tags: ['ROUTE-06'] }, () => {
    expect(outcome({ hasLink: false, storedOutcome: 'done' })).toBe('done');
    expect(outcome({ hasLink: false, storedOutcome: 'stale' })).toBe('stale');
    expect(outcome({ hasLink: false, storedOutcome: '<b>' })).toBe('lost');
    expect(outcome({ hasLink: false })).toBe('lost');
  });
});
