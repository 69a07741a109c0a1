import { dehydrate, type Query } from '@tanstack/query-core';
import { systemClock } from '../../platform/network/clock.ts';
import { onlineAtom, savedViewAtom } from '../../platform/network/connectivity.ts';
import { queryClientAtom, type QueryClient } from '../../platform/network/query.ts';
import { sessionStateAtom } from '../../platform/session/session.ts';
import { store } from '../../platform/state/store.ts';
import { savedResponses } from '../../platform/storage/saved-responses.ts';
import { report } from '../../platform/telemetry/report.ts';

/** Delay before responses are saved, ms, since a page sends several requests. */
const LATER = 3000;

/** The data to save of a query (REACH-06): only the first page of a list. */
function firstPages(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] };
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/**
 * Owner of saved responses: one build, because another may read them differently, and one session, or this
 * browser's guests.
 */
export function ownerNow(): string {
  const { signedIn, sessionId, generation } = store.get(sessionStateAtom);
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return `${new URL(build, location.href).pathname} ${signedIn ? (sessionId ?? `page ${generation}`) : 'guest'}`;
}

/** Saves the responses of one session to queries whose `meta` says `saved`; returns an unsubscribe function. */
export function persistSession(queries: QueryClient): () => void {
  const owner = ownerNow();
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const claimed = savedResponses.claim(owner, systemClock.now());
  const save = async () => {
    clearTimeout(timer);
    timer = undefined;
    await claimed;
    if (changed.size === 0 || isStopped) return;
    const { queries: responses } = dehydrate(queries, {
      shouldDehydrateQuery: ({ queryHash, state }) => changed.has(queryHash) && state.status === 'success',
    });
    changed.clear();
    await savedResponses.save(
      owner,
      responses.map(({ queryKey, queryHash, meta = {}, state }) => ({
        queryKey,
        queryHash,
        meta,
        dehydratedAt: state.dataUpdatedAt,
        state: { ...state, data: firstPages(state.data), fetchMeta: null },
      })),
    );
  };
  // If storage is full or blocked, only these responses are missing offline and at the next start.
  const trySave = () => void save().catch(() => undefined);
  const note = ({ meta, queryHash, state }: Query) => {
    if (store.get(savedViewAtom) || meta?.saved === undefined || state.data === undefined) return;
    changed.add(queryHash);
    timer ??= setTimeout(trySave, LATER);
  };
  claimed.catch((error: unknown) => report('saved-answers', {}, error));
  for (const query of queries.getQueryCache().getAll()) note(query);
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') note(event.query);
    }),
    store.sub(onlineAtom, trySave),
  ];
  document.addEventListener('visibilitychange', trySave);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', trySave);
    for (const stop of stops) stop();
  };
}

/** Saves server responses for offline use (REACH-05, REACH-06), session by session. Returns an unsubscribe function. */
export function persistResponses(): () => void {
  let stop = persistSession(store.get(queryClientAtom));
  const unsubscribe = store.sub(queryClientAtom, () => {
    stop();
    stop = persistSession(store.get(queryClientAtom));
  });
  return () => {
    unsubscribe();
    stop();
  };
}
