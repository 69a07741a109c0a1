import type { DefaultError, QueryKey } from '@tanstack/query-core';
import type { Atom, Getter } from 'jotai';
import { atomWithQuery, type AtomWithQueryOptions, type AtomWithQueryResult } from 'jotai-tanstack-query';
import { FRESH, queryClientAtom } from './query.ts';

const names = new Set<string>();

/** Without `fetchStatus`, so that a poll without changes renders nothing. */
const TRACKED_PROPS: ('data' | 'error' | 'status')[] = ['data', 'error', 'status'];

/** Without options that the library handles incorrectly (error reset, placeholder data). */
export type QueryAtomOptions<T, K extends QueryKey> = Omit<
  AtomWithQueryOptions<T, DefaultError, T, K>,
  'placeholderData' | 'throwOnError' | 'staleTime' | 'gcTime'
> & { staleTime?: number; gcTime?: number };

/** Rejects options for which the library's atom would retain data that the cache has already dropped. */
export function checkTimes({
  staleTime = FRESH,
  gcTime = FRESH,
}: {
  staleTime?: number;
  gcTime?: number;
}): void {
  if (gcTime < staleTime) throw new Error(`gcTime ${gcTime} is shorter than staleTime ${staleTime}`);
}

/**
 * A query as an atom, for data that several components read. One per key, at module scope; `name` is the
 * unique first part of the key.
 */
export function queryAtom<T, K extends QueryKey = QueryKey>(
  name: string,
  options: (get: Getter) => QueryAtomOptions<T, K>,
): Atom<AtomWithQueryResult<T>> {
  if (names.has(name) && !import.meta.hot) throw new Error(`A query atom named ${name} exists already`);
  names.add(name);
  const made = atomWithQuery<T, DefaultError, T, K>(
    (get) => {
      const given = options(get);
      checkTimes(given);
      if (given.queryKey[0] !== name)
        throw new Error(`The key of query atom ${name} must begin with its name`);
      return { notifyOnChangeProps: TRACKED_PROPS, ...given };
    },
    (get) => get(queryClientAtom),
  );
  made.debugLabel = name;
  return made;
}
