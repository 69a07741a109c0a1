import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { catalogueOf } from '../domain/catalogue/index.ts';
import type { ImageService } from './index.ts';

/** Tiles of a row that a visitor sees before scrolling it. */
const PER_ROW = 8;
/** Rows of the lobby. */
const ROWS = ['top-10', 'all-new', 'live-casino', 'popular', 'slots'] as const;
/** The width a tile is drawn in; smaller ones are made from it in a few milliseconds. */
const WIDTH = 460;

/** Keys of the first pictures of the lobby: slides, then the beginning of each row. */
export async function lobbyKeys(db: Kysely<Database>): Promise<string[]> {
  const { games } = await catalogueOf(db);
  const slides = await db
    .selectFrom('banners')
    .select('image')
    .where('place', '=', 'home')
    .orderBy('position')
    .execute();
  const tiles = ROWS.flatMap((row) =>
    games.filter((game) => game.categories.includes(row)).slice(0, PER_ROW),
  );
  const keys = [
    ...slides.flatMap(({ image }) => image ?? []),
    ...tiles.filter((game) => game.has_image).map((game) => `games/${game.slug}/card.webp`),
  ];
  return [...new Set(keys)];
}

/** Draws the beginning of the lobby in the background, so that the first visitor does not wait for it. */
export async function warmLobby(images: Pick<ImageService, 'warm'>, db: Kysely<Database>): Promise<void> {
  await images.warm(await lobbyKeys(db), [WIDTH]);
}
