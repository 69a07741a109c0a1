import { hydrate } from '@tanstack/query-core';
import { systemClock } from '../../platform/network/clock.ts';
import { savedViewAtom } from '../../platform/network/connectivity.ts';
import { queryClientAtom } from '../../platform/network/query.ts';
import { atom, store } from '../../platform/state/store.ts';
import { savedResponses, type SavedResponse } from '../../platform/storage/saved-responses.ts';
import { ownerNow } from './persist.ts';

/** Time of the saved lobby, ms. */
export const savedAtAtom = atom<number | null>(null);

/** When the games of the lobby were saved, ms; null without a saved lobby. */
const lobbyMoment = (responses: readonly SavedResponse[]): number | null => {
  const moments = responses
    .filter(({ queryKey }) => queryKey[0] === 'games')
    .map(({ state }) => state.dataUpdatedAt);
  return moments.length === 0 ? null : Math.max(...moments);
};

/** Maximum age of what a lobby starts with, ms. */
const RECENT = 24 * 60 * 60_000;
/** Maximum wait for the storage, ms: some browsers never answer. */
const PATIENCE = 300;

async function fillLobby(): Promise<void> {
  const queries = store.get(queryClientAtom);
  const now = systemClock.now();
  const responses = await savedResponses.load(ownerNow(), now);
  if (queries !== store.get(queryClientAtom)) return;
  const recent = responses.filter(
    ({ meta, state }) => meta?.['opensLobby'] === true && now - state.dataUpdatedAt < RECENT,
  );
  hydrate(queries, { queries: recent, mutations: [] });
}

/**
 * Starts the lobby with the banners and games this visitor saw last, while the server sends new ones. Resolves once
 * they are in the cache or cannot be read soon; never rejects.
 */
export async function startWithSaved(): Promise<void> {
  await Promise.race([fillLobby(), systemClock.sleep(PATIENCE)]).catch(() => undefined);
}

/** Whether this visitor has a saved lobby of the last 7 days (REACH-05). */
export async function hasSavedLobby(): Promise<boolean> {
  try {
    return lobbyMoment(await savedResponses.load(ownerNow(), systemClock.now())) !== null;
  } catch {
    return false;
  }
}

/**
 * Loads saved data into the cache and shows the pages (REACH-05, REACH-06). Newer data of this visit is
 * retained; queries that are still pending fail immediately, so that they show an error.
 */
export async function restoreSaved(): Promise<void> {
  const queries = store.get(queryClientAtom);
  const responses = await savedResponses.load(ownerNow(), systemClock.now()).catch(() => []);
  if (queries !== store.get(queryClientAtom)) return;
  store.set(savedAtAtom, lobbyMoment(responses));
  store.set(savedViewAtom, true);
  await queries.cancelQueries();
  // Unused data is removed after five minutes, which can be too short while offline.
  hydrate(
    queries,
    { queries: responses, mutations: [] },
    { defaultOptions: { queries: { gcTime: Infinity } } },
  );
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
}
