import { type GameTitle, addRecentSearch, clearRecentSearches } from '@tulpar/api/contract';
import { useCallback, useState, useRef } from 'react';
import { sendCommand, useCommand } from '#app/platform/network/command.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { isRecord, storedJson } from '#app/platform/storage/storage.ts';
import { recentOptions, searchOptions } from './queries.ts';

const invalidates = [recentOptions];

/** A found game; `uid` identifies its search, by default a search for the game's name (SEARCH-06). */
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

/** Number of games stored for a guest, as many as the server stores for a player. */
export const REMEMBERED = 10;
const LONGEST = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

function readGame(value: unknown): GameTitle | null {
  if (!isRecord(value)) return null;
  const { id, slug, name, provider, image } = value;
  if (!Number.isSafeInteger(id) || !isText(slug) || !isText(name) || !isText(provider)) return null;
  return { id: id as number, slug, name, provider, image: isText(image) ? image : null };
}

/** Moves a game to the front, without duplicates and within the maximum. */
export function withGame(games: readonly GameTitle[], game: GameTitle): GameTitle[] {
  return [game, ...games.filter(({ id }) => id !== game.id)].slice(0, REMEMBERED);
}

/** Games a guest found, only in this browser: the server stores none for guests. */
export const guestGames = storedJson<GameTitle[]>('foundGames', (value) => {
  if (!Array.isArray(value)) return null;
  const games = value.slice(0, REMEMBERED).map(readGame);
  return games.filter(
    (game, place) => game !== null && games.findIndex((one) => one?.id === game.id) === place,
  ) as GameTitle[];
});

export interface RecentGames {
  readonly games: readonly GameTitle[];
  readonly isLoading: boolean;
  readonly isClearFailed: boolean;
  /** Stores a found game; `uid` as in `FoundGame`. */
  remember(game: GameTitle, uid?: string): void;
  clear(): void;
}

const NONE: readonly GameTitle[] = [];

/** Recently found games: a player's on the server (SEARCH-07, -08, -09), a guest's in this browser. */
export function useRecentGames(): RecentGames {
  const signedIn = useSignedIn();
  const own = useQuery({ ...recentOptions, enabled: signedIn });
  const [guests, setGuests] = useState(() => guestGames.read() ?? NONE);
  const { mutate: add } = useAddRecent();
  const { mutate: clearOwn, isError: isClearFailed } = useClearRecent();

  const remember = useCallback(
    (game: GameTitle, uid?: string) => {
      if (signedIn) add({ game, uid });
      else {
        const next = withGame(guestGames.read() ?? NONE, game);
        guestGames.write(next);
        setGuests(next);
      }
    },
    [signedIn, add],
  );
  const clear = useCallback(() => {
    if (signedIn) clearOwn();
    else {
      guestGames.remove();
      setGuests(NONE);
    }
  }, [signedIn, clearOwn]);

  return {
    games: signedIn ? (own.data ?? NONE) : guests,
    isLoading: signedIn && own.isPending,
    isClearFailed,
    remember,
    clear,
  };
}
