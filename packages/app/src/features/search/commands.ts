import { addRecentSearch, clearRecentSearches, type GameTitle } from '@tulpar/api/contract';
import { useRef } from 'react';
import { sendCommand, useCommand } from '#app/platform/network/command.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { recentOptions, searchOptions } from './queries.ts';

const invalidates = [recentOptions];

/** A found game; `uid` identifies the search, without it the game's name is used (SEARCH-06). */
export interface FoundGame {
  readonly game: GameTitle;
  readonly uid?: string | undefined;
}

/** Stores a found game with its search (API-37, SEARCH-08). */
export function useAddRecent() {
  const queries = useQueryClient();
  const locale = useLocale();
  return useCommand(
    async ({ game, uid }: FoundGame) => {
      const search =
        uid ?? (await queries.ensureInfiniteQueryData(searchOptions(game.name, locale))).pages[0]?.uid;
      if (search === undefined) return;
      await sendCommand(addRecentSearch, { body: { game_id: game.id, search_uid: search } }, { intent: {} });
    },
    { invalidates, isParallel: true },
  );
}

/** Clears the recently found games (API-38, SEARCH-09), optimistically; they are restored on failure. */
export function useClearRecent() {
  const queries = useQueryClient();
  const { queryKey } = recentOptions;
  const former = useRef<GameTitle[]>(undefined);
  return useCommand<void, unknown>(() => sendCommand(clearRecentSearches, {}, { intent: {} }), {
    async onStart() {
      // A pending response would restore what was just cleared.
      await queries.cancelQueries({ queryKey });
      former.current = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, []);
    },
    onError: () => queries.setQueryData(queryKey, former.current),
    invalidates,
  });
}
