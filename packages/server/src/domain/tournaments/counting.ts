import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import { dateOf, amountIn, type Currency } from '../locale/locale.ts';
import { scoreAfter, scoringRules } from './scoring.ts';
import { findSeries, type Series } from './series.ts';

interface CountedRound {
  readonly playerId: number;
  readonly mode: 'real' | 'demo';
  readonly currency: Currency;
  /** Slug of the game. */
  readonly game: string;
  /** Minor units. */
  readonly bet: number;
  readonly win: number;
}

/**
 * Counts a round in all tournaments that it belongs to. Runs in the round's transaction, so that the round counts
 * exactly once. `trx` holds the player's lock.
 */
export async function countForTournaments(trx: Connection, round: CountedRound, now: Date): Promise<void> {
  // The share lock makes the end of a tournament wait for pending rounds.
  const running = await trx
    .selectFrom('tournaments')
    .innerJoin('tournament_games', 'tournament_games.tournament_id', 'tournaments.id')
    .select(['tournaments.id', 'tournaments.series'])
    .where('tournament_games.game_slug', '=', round.game)
    .where('tournaments.starts_at', '<=', now)
    .where('tournaments.ends_at', '>', now)
    .where('tournaments.canceled_at', 'is', null)
    .where('tournaments.closed_at', 'is', null)
    .orderBy('tournaments.id')
    .forShare('tournaments')
    .execute();
  for (const { id, series: slug } of running) {
    const series = findSeries(slug);
    if (series?.mode === round.mode) await countIn(trx, id, series, round, now);
  }
}

async function countIn(
  trx: Connection,
  tournamentId: number,
  series: Series,
  round: CountedRound,
  now: Date,
): Promise<void> {
  if (series.minBet !== null && round.bet < amountIn(series.minBet, round.currency)) return;
  if (series.entry === 'auto') {
    await trx
      .insertInto('tournament_players')
      .values({
        tournament_id: tournamentId,
        player_id: round.playerId,
        currency: round.currency,
        joined_at: now,
        day: null,
      })
      .onConflict((conflict) => conflict.columns(['tournament_id', 'player_id']).doNothing())
      .execute();
  }
  const mine = await trx
    .selectFrom('tournament_players')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .where('player_id', '=', round.playerId)
    .executeTakeFirst();
  if (mine === undefined || mine.currency !== round.currency) return;
  const day = dateOf(now, round.currency);
  const today = mine.day === day ? mine.day_rounds : 0;
  if (series.maxRoundsPerDay !== null && today >= series.maxRoundsPerDay) return;
  if (series.maxRounds !== null && mine.counted_rounds >= series.maxRounds) return;
  const score = scoreAfter(series.scoring, mine.score, round);
  await countInGame(trx, tournamentId, series, round);
  await trx
    .updateTable('tournament_players')
    .set({
      score,
      reached_at: score === mine.score ? mine.reached_at : now,
      counted_rounds: mine.counted_rounds + 1,
      day,
      day_rounds: today + 1,
      last_counted_at: now,
    })
    .where('id', '=', mine.id)
    .execute();
}

async function countInGame(trx: Connection, tournamentId: number, series: Series, round: CountedRound) {
  const first = scoreAfter(series.scoring, 0, round);
  await trx
    .insertInto('tournament_game_scores')
    .values({
      tournament_id: tournamentId,
      player_id: round.playerId,
      game_slug: round.game,
      score: first,
    })
    .onConflict((conflict) =>
      conflict.columns(['tournament_id', 'player_id', 'game_slug']).doUpdateSet(({ ref, fn, val }) => ({
        score:
          scoringRules[series.scoring].joins === 'sum'
            ? sql<number>`${ref('tournament_game_scores.score')} + ${first}`
            : fn<number>('greatest', [ref('tournament_game_scores.score'), val(first)]),
      })),
    )
    .execute();
}
