import type { Connection } from '../../db/types.ts';

/** Slugs of the games a player opened for money or for play, the last one first, at most 50. */
export async function recentGames(db: Connection, playerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('game_sessions')
    .select(({ fn }) => ['game_slug', fn.max('created_at').as('last')])
    .where('player_id', '=', playerId)
    .groupBy('game_slug')
    .orderBy('last', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => row.game_slug);
}
