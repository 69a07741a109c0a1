import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { savedResponses } from '#app/platform/storage/saved-responses.ts';
import { ownerNow } from './persist.ts';
import { startWithSaved } from './restore.ts';

const HOUR = 60 * 60_000;

/** Saves responses for the current visitor: name, age in ms, and whether the lobby may start with it. */
async function save(...responses: readonly [name: string, age: number, opensLobby: boolean][]) {
  const known = new QueryClient();
  for (const [name, age, opensLobby] of responses) {
    known.getQueryCache().build(known, { queryKey: [name], meta: { opensLobby } });
    known.setQueryData([name], name, { updatedAt: Date.now() - age });
  }
  await savedResponses.claim(ownerNow(), Date.now());
  await savedResponses.save(ownerNow(), dehydrate(known).queries);
}

const shown = () =>
  store
    .get(queryClientAtom)
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [name] }) => name);

it('a lobby starts with its own responses of the last day only', { tags: ['REACH-05'] }, async () => {
  await save(['games', HOUR, true], ['banners', 25 * HOUR, true], ['balance', HOUR, false]);
  await startWithSaved();
  expect(shown()).toEqual(['games']);
  expect(store.get(queryClientAtom).getQueryState(['games'])?.dataUpdatedAt).toBeLessThan(
    Date.now() - HOUR / 2,
  );
});

it('a lobby does not start with responses of the future, saved while the clock was ahead', async () => {
  await save(['games', -HOUR, true], ['banners', HOUR, true]);
  await startWithSaved();
  expect(shown()).toEqual(['banners']);
});

it('a player sees nothing that was saved for a guest', { tags: ['REACH-09'] }, async () => {
  await save(['games', HOUR, true]);
  startSession({ access: 'sample', refresh: 'sample' });
  await startWithSaved();
  expect(shown()).toEqual([]);
});
