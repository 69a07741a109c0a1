import { hydrate } from '@tanstack/query-core';
import { systemClock } from '../../platform/network/clock.ts';
import { savedViewAtom } from '../../platform/network/connectivity.ts';
import { queryClientAtom } from '../../platform/network/query.ts';
import { atom, store } from '../../platform/state/store.ts';
import { savedAnswers, type SavedAnswer } from '../../platform/storage/saved-answers.ts';
import { ownerNow } from './owner.ts';

/** Moment of the saved lobby, ms, as its bar tells it. */
export const savedAtAtom = atom<number | null>(null);

/** When the games of the lobby were saved, ms; null without a saved lobby. */
const lobbyMoment = (answers: readonly SavedAnswer[]): number | null => {
  const moments = answers
    .filter(({ queryKey }) => queryKey[0] === 'games')
    .map(({ state }) => state.dataUpdatedAt);
  return moments.length === 0 ? null : Math.max(...moments);
};

/** Looks for a saved lobby of this visitor, not older than 7 days (REACH-05). */
export async function hasSavedLobby(): Promise<boolean> {
  try {
    return lobbyMoment(await savedAnswers.load(ownerNow(), systemClock.now())) !== null;
  } catch {
    return false;
  }
}

/**
 * Puts what is saved on the pages and lets them be seen (REACH-05, REACH-06). What the page knows by itself is newer and
 * stays; what it has been waiting for in vain fails at once, so that it says so.
 */
export async function openSaved(): Promise<void> {
  const queries = store.get(queryClientAtom);
  const answers = await savedAnswers.load(ownerNow(), systemClock.now()).catch(() => []);
  if (queries !== store.get(queryClientAtom)) return;
  store.set(savedAtAtom, lobbyMoment(answers));
  store.set(savedViewAtom, true);
  await queries.cancelQueries();
  // Unused answers go after five minutes; a player without a network may be longer on the way to them.
  hydrate(
    queries,
    { queries: answers, mutations: [] },
    { defaultOptions: { queries: { gcTime: Infinity } } },
  );
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
}
