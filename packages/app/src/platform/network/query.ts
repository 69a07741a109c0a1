import type { Notification } from '@tulpar/api/contract';
import { isApiError } from '@tulpar/api/errors';
import {
  QueryCache,
  QueryClient as BaseQueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryClientConfig,
  type QueryKey,
  type RefetchOptions,
  type RefetchQueryFilters,
} from '@tanstack/react-query';
import { isMissing } from './api.ts';
import { clockChangesAtom, systemClock } from './clock.ts';
import { generationAtom } from '../session/session.ts';
import { savedViewAtom } from './connectivity.ts';
import type { EventName } from './event-stream.ts';
import { atom, store } from '../state/store.ts';
import type { DefaultError } from '@tanstack/query-core';
import type { Atom, Getter } from 'jotai';
import { atomWithQuery, type AtomWithQueryOptions, type AtomWithQueryResult } from 'jotai-tanstack-query';

export {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';

/** Stale time and cache time of a query: 5 minutes each (NET-16). Never refetched on focus. */
export const FRESH = 5 * 60_000;

/** Maximum retries of a failed read (NET-15): four requests in all. */
const RETRIES = 3;
/** Delay before the first retry, ms; doubled for each further one. */
const RETRY_WAIT = 200;

/**
 * Whether to retry a failed read: after a server fault or a response that is not JSON, unless the client has already
 * retried it, and after any error that is no `ApiError` (NET-15, OP-15).
 */
export function repeats(failures: number, error: unknown): boolean {
  if (failures >= RETRIES) return false;
  return !isApiError(error) || (error.attempts === 1 && isApiError(error, 'server', 'wrongResponse'));
}

/** Whether the server answered that what the page is about does not exist. */
export const isUnknownSubject = ({ meta, state: { error } }: Query): boolean =>
  meta?.isSubject === true && isMissing(error);

const only = (query: Query) => ({ predicate: (one: Query) => one === query });

/**
 * Query client in which a refetch waits while the next page of a list loads (UI-01): the library would cancel that
 * page, and pressing "More" would do nothing. A refetch that a next page has cancelled is repeated after it.
 */
class QueryClient extends BaseQueryClient {
  constructor(config: QueryClientConfig) {
    super(config);
    const refetched = new WeakSet<Query>();
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { query, action } = event;
      if (action.type === 'success' || action.type === 'error') refetched.delete(query);
      if (action.type !== 'fetch') return;
      if (action.meta?.fetchMore === undefined) refetched.add(query);
      // The library starts the request after this event.
      else if (refetched.delete(query))
        queueMicrotask(() => void this.refetchQueries({ type: 'active', ...only(query) }));
    });
  }

  /**
   * Also repeats a first read that is pending, because its response may be older than the change; the library does not.
   */
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<K> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const pending = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...pending.map((query) =>
        query.promise?.then(
          () => super.invalidateQueries(only(query), options),
          () => undefined,
        ),
      ),
    ]);
  }

  override async refetchQueries<K extends QueryKey = QueryKey>(
    filters: RefetchQueryFilters<K> = {},
    options?: RefetchOptions,
  ): Promise<void> {
    const found = this.getQueryCache()
      .findAll(filters)
      .filter((query) => !query.isDisabled());
    const loading = found.filter(
      ({ state }) => state.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore !== undefined,
    );
    await Promise.all([
      super.refetchQueries(
        { predicate: (query) => found.includes(query) && !loading.includes(query) },
        options,
      ),
      ...loading.map(async (query) => {
        await query.promise?.catch(() => undefined);
        await this.refetchQueries({ ...(filters.type && { type: filters.type }), ...only(query) }, options);
      }),
    ]);
  }
}

/** Ignores the browser's network state, because some embedded browsers always report being offline. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        gcTime: FRESH,
        retry: repeats,
        retryDelay: (failures) => RETRY_WAIT * 2 ** failures,
        // Saved data remains on the screen: a request would only replace it by an error.
        refetchOnMount: () => !store.get(savedViewAtom),
        retryOnMount: (query) => !isUnknownSubject(query),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchIntervalInBackground: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The query client of the session, a new one for each, so that data of one player is never shown to the next. */
export const queryClientAtom = atom((get) => {
  get(generationAtom);
  return createQueryClient();
});

// Data read while the device's clock was ahead would pass for fresh.
store.sub(clockChangesAtom, () => {
  const isOfFuture = ({ state }: Query) => state.dataUpdatedAt > systemClock.now();
  void store.get(queryClientAtom).invalidateQueries({ predicate: isOfFuture });
});

export const isReading = (): boolean => store.get(queryClientAtom).isFetching() > 0;

/** What invalidates queries of other features: a server event, a notification of that type, or a new offer state. */
export type Change = EventName | Notification['sub_type'] | 'offerState';

export interface QueryMeta extends Record<string, unknown> {
  /** Whether `refetchPaced` of `polling.ts` refetches the query even if it is neither failed nor stale. */
  readonly isPolled?: boolean;
  /** Whether the response is in the profile's language, which its URL does not contain (I18N-13). */
  readonly isInProfileLanguage?: boolean;
  /** Changes that invalidate the query. */
  readonly changesWith?: readonly Change[];
  /** Whether the query reads what the page is about: if the server does not know it, the page answers 404. */
  readonly isSubject?: boolean;
  /** Whether a player's response differs from a guest's; the server leaves it out of pages drawn for a player. */
  readonly isPersonal?: boolean;
  /** Saved for offline use (REACH-06). A saved page shows the age of `page` data; the layout reads `frame` data too. */
  readonly saved?: 'frame' | 'page';
  /** Data of the lobby: a later visit starts with what was saved, until the server has answered. */
  readonly opensLobby?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** Filter of the queries that any of `changes` invalidates. */
export const changedBy = (...changes: readonly Change[]) => ({
  predicate: ({ meta }: { meta?: QueryMeta | undefined }) =>
    meta?.changesWith?.some((change) => changes.includes(change)) === true,
});

export const inProfileLanguage = {
  predicate: ({ meta }: { meta?: QueryMeta | undefined }) => meta?.isInProfileLanguage === true,
};

/** Options of a list that loads page by page; null after the last page (UI-01, GAME-06). */
export const pageByPage = {
  initialPageParam: 1,
  getNextPageParam: (
    last: { readonly pagination?: { readonly total_pages: number } | undefined },
    pages: readonly unknown[],
  ): number | null => (pages.length < (last.pagination?.total_pages ?? 0) ? pages.length + 1 : null),
};

/** Entries of all pages in order, without duplicates from entries that moved between two requests (UI-01). */
export function mergePages<T>(
  pages: readonly { readonly data: readonly T[] }[],
  idOf: (entry: T) => string | number,
): T[] {
  const entries = new Map<string | number, T>();
  for (const entry of pages.flatMap(({ data }) => data)) {
    const id = idOf(entry);
    if (!entries.has(id)) entries.set(id, entry);
  }
  return [...entries.values()];
}

const names = new Set<string>();

/** Changes of these properties render. `fetchStatus` is left out, so that a poll without changes renders nothing. */
const TRACKED_PROPS: ('data' | 'error' | 'status')[] = ['data', 'error', 'status'];

/** Options of a query atom, without those that the library handles incorrectly; times as numbers, for `checkTimes`. */
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
