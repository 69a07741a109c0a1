import { describe, expect, it } from 'vitest';
import { createQueryClient, FRESH, queryClientAtom } from './query.ts';
import { checkTimes } from './query-atom.ts';
import { startNewGeneration } from '../session/session.ts';
import { store } from '../state/store.ts';

describe('reads', () => {
  it('stay fresh and cached for 5 minutes, and are not refetched on focus', { tags: ['NET-16'] }, () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(FRESH).toBe(300_000);
    expect(queries).toMatchObject({
      staleTime: FRESH,
      gcTime: FRESH,
      refetchOnWindowFocus: false,
    });
  });

  it('are not polled in the background', { tags: ['NET-17'] }, () => {
    expect(createQueryClient().getDefaultOptions().queries?.refetchIntervalInBackground).toBe(false);
  });

  it('a query atom refuses to outlive the cache', () => {
    expect(() => checkTimes({ staleTime: Infinity })).toThrow(/gcTime/);
    expect(() => checkTimes({ staleTime: Infinity, gcTime: Infinity })).not.toThrow();
    expect(() => checkTimes({})).not.toThrow();
  });

  it('a session has a cache of its own, and nothing of it is in the next', () => {
    const first = store.get(queryClientAtom);
    first.setQueryData(['profile'], 'alice');
    expect(store.get(queryClientAtom)).toBe(first);
    startNewGeneration();
    const next = store.get(queryClientAtom);
    expect(next).not.toBe(first);
    expect(next.getQueryData(['profile'])).toBeUndefined();
  });
});
