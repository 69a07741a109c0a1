import type { GameTitle } from '@tulpar/api/contract';
import { isRecord, storedJson } from '#app/platform/storage/storage.ts';
import { useCallback, useState } from 'react';
import { useQuery } from '#app/platform/network/query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useAddRecent, useClearRecent } from './commands.ts';
import { recentOptions } from './queries.ts';

/** Games a guest is reminded of, as many as the server keeps for a player. */
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

/** Puts a game first; each is there once, and only the newest stay. */
export function withGame(games: readonly GameTitle[], game: GameTitle): GameTitle[] {
  return [game, ...games.filter(({ id }) => id !== game.id)].slice(0, REMEMBERED);
}

/** Games a guest found, in this browser only: the server keeps none for guests. */
export const guestGames = storedJson<GameTitle[]>('foundGames', (value) => {
  if (!Array.isArray(value)) return null;
  const games = value.slice(0, REMEMBERED).map(readGame);
  return games.filter(
    (game, place) => game !== null && games.findIndex((one) => one?.id === game.id) === place,
  ) as GameTitle[];
});

/** Games found before and what can be done with them. */
export interface RecentGames {
  readonly games: readonly GameTitle[];
  /** They are read from the server, which takes a moment. */
  readonly isRemote: boolean;
  /** They did not go: the list is there again. */
  readonly isClearFailed: boolean;
  /** Remembers a found game; `uid` names the search, without it the search for its name is named (SEARCH-06). */
  remember(game: GameTitle, uid?: string): void;
  clear(): void;
}

const NONE: readonly GameTitle[] = [];

/** Recent searches: a player's on the server (SEARCH-07, -08, -09), a guest's in this browser. */
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
    isRemote: signedIn,
    isClearFailed,
    remember,
    clear,
  };
}
