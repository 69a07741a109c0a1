import type { DefaultError, QueryKey } from '@tanstack/query-core';
import type { Atom, Getter } from 'jotai';
import { atomWithQuery, type AtomWithQueryOptions, type AtomWithQueryResult } from 'jotai-tanstack-query';
import { FRESH, queryClientAtom } from './query.ts';

const names = new Set<string>();

/** What readers of a query atom may look at. That a poll is under way is no news: an unchanged one renders nothing. */
const SEEN: ('data' | 'error' | 'status')[] = ['data', 'error', 'status'];

/** Options of a query atom: as a query's, without what the library gets wrong (error reset, kept data). */
export type QueryAtomOptions<T, K extends QueryKey> = Omit<
  AtomWithQueryOptions<T, DefaultError, T, K>,
  'placeholderData' | 'throwOnError' | 'staleTime' | 'gcTime'
> & { staleTime?: number; gcTime?: number };

/** Refuses options under which the library's atom would keep data the cache has already dropped. */
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
 * A read as an atom: for data many places read or poll. One per key, at module scope; `name` is the first part of the
 * key and must be the only one of its kind. Components read slices of it through derived atoms.
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
      return { notifyOnChangeProps: SEEN, ...given };
    },
    (get) => get(queryClientAtom),
  );
  made.debugLabel = name;
  return made;
}
