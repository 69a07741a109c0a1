import type { Connection } from '../../db/types.ts';
import { lockPlayer } from '../ledger/index.ts';
import { refuse } from '../errors/refusal.ts';
import type { Currency } from '../locale/locale.ts';
import { findTournament, tournamentStatus } from './editions.ts';

const dayLength = 24 * 3_600_000;

/**
 * Enters the player; entering twice changes nothing. Refuses with 404 TOURNAMENT_NOT_FOUND, 409 TOURNAMENT_NOT_JOINABLE.
 */
export async function joinTournament(
  trx: Connection,
  player: { readonly id: number; readonly currency: Currency },
  slug: string,
  now: Date,
): Promise<void> {
  const tournament = await findTournament(trx, slug);
  if (tournament === null) return refuse(404, 'TOURNAMENT_NOT_FOUND');
  const { row, series } = tournament;
  const status = tournamentStatus(row, now);
  const isOpen = row.closed_at === null && (status === 'upcoming' || status === 'active');
  if (series.entry !== 'join' || !isOpen) return refuse(409, 'TOURNAMENT_NOT_JOINABLE');
  await lockPlayer(trx, player.id);
  if (series.maxAccountDays !== null) {
    const { created_at } = await trx
      .selectFrom('players')
      .select('created_at')
      .where('id', '=', player.id)
      .executeTakeFirstOrThrow();
    const isNew = now.getTime() - created_at.getTime() <= series.maxAccountDays * dayLength;
    if (!isNew) return refuse(409, 'TOURNAMENT_NOT_JOINABLE');
  }
  await trx
    .insertInto('tournament_players')
    .values({
      tournament_id: row.id,
      player_id: player.id,
      currency: player.currency,
      joined_at: now,
      day: null,
    })
    .onConflict((conflict) => conflict.columns(['tournament_id', 'player_id']).doNothing())
    .execute();
}
