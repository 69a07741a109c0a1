import { describe, expect, it } from 'vitest';
import { createQueryClient, FRESH } from './query.ts';
import { checkTimes } from './query-atom.ts';
import { createScope } from '../session/scope.tsx';
import { queryClientAtom } from './query-client-atom.ts';

describe('reads', () => {
  it('NET-16 stay fresh and are kept for 5 minutes, and are not asked for on focus', () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(FRESH).toBe(300_000);
    expect(queries).toMatchObject({
      staleTime: FRESH,
      gcTime: FRESH,
      refetchOnWindowFocus: false,
    });
  });

  it('NET-17 are not polled in the background', () => {
    expect(createQueryClient().getDefaultOptions().queries?.refetchIntervalInBackground).toBe(false);
  });

  it('a query atom refuses to outlive the cache', () => {
    expect(() => checkTimes({ staleTime: Infinity })).toThrow(/gcTime/);
    expect(() => checkTimes({ staleTime: Infinity, gcTime: Infinity })).not.toThrow();
    expect(() => checkTimes({})).not.toThrow();
  });

  it('a session has a store and a cache of its own that belong together', () => {
    const [one, two] = [createScope(), createScope()];
    expect(one.store.get(queryClientAtom)).toBe(one.queries);
    expect(two.queries).not.toBe(one.queries);
    one.queries.setQueryData(['profile'], 'alice');
    expect(two.queries.getQueryData(['profile'])).toBeUndefined();
  });
});
