import type { GameTitle } from '@tulpar/api/contract';
import { isRecord, storedJson } from '#app/platform/storage/storage.ts';

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
