import type { Player } from '../ledger/post.ts';
import { paginationOf } from '../../db/rows.ts';
import type { ResponseOf, endpoints, PlayedRound } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { openSpan, type OpenDayRange } from './days.ts';

type Rounds = ResponseOf<(typeof endpoints)['rounds']>;

interface RoundsQuery extends OpenDayRange {
  readonly session_id?: string | undefined;
  readonly game?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 50;

/** Real-money rounds of a player, newest first; optionally of some days, a play session or a game (SAFE-17). */
export async function readRounds(db: Connection, player: Player, question: RoundsQuery): Promise<Rounds> {
  const { session_id: sitting, game, page = 1, limit = defaultLimit } = question;
  const { from, until } = openSpan(question);
  const times = sitting === undefined ? undefined : await sittingTimes(db, player.id, sitting);
  if (times === null) return { data: [], pagination: { total_pages: 0, items: 0 }, extra_data: {} };

  let selected = db.selectFrom('rounds').where('rounds.player_id', '=', player.id);
  if (from) selected = selected.where('rounds.created_at', '>=', from);
  if (until) selected = selected.where('rounds.created_at', '<', until);
  if (game !== undefined) selected = selected.where('rounds.game_slug', '=', game);
  if (times)
    selected = selected
      .where('rounds.created_at', '>=', times.started_at)
      .where('rounds.created_at', '<=', times.last_at);

  const { items, bets, wins } = await selected
    .select((eb) => [
      eb.fn.countAll<number>().as('items'),
      // Free spins stake no real money.
      eb.fn.sum<number | null>('bet').filterWhere('gift_offer_id', 'is', null).as('bets'),
      eb.fn.sum<number | null>('win').filterWhere('gift_offer_id', 'is', null).as('wins'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await selected
    .leftJoin('games', 'games.slug', 'rounds.game_slug')
    // A round's first entry is for the active bonus, further ones for queued bonuses.
    .leftJoin('wager_entries as entry', (join) =>
      join
        .onRef('entry.player_id', '=', 'rounds.player_id')
        .onRef('entry.round_id', '=', 'rounds.id')
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('wager_entries as other')
                .select('other.id')
                .whereRef('other.round_id', '=', 'entry.round_id')
                .whereRef('other.id', '<', 'entry.id'),
            ),
          ),
        ),
    )
    .select([
      'rounds.id',
      'rounds.created_at',
      'rounds.game_slug',
      'games.name',
      'rounds.bet',
      'rounds.win',
      'rounds.bet_bonus',
      'rounds.win_bonus',
      'rounds.currency',
      'rounds.gift_offer_id',
      'entry.offer_id',
      'entry.counted',
      'entry.zero_reason',
    ])
    .orderBy('rounds.created_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const data = rows.map((row): PlayedRound => ({
    round_id: row.id,
    at: row.created_at.toISOString(),
    game: { slug: row.game_slug, name: row.name ?? row.game_slug },
    bet: row.bet,
    win: row.win,
    bet_bonus: row.bet_bonus,
    win_bonus: row.win_bonus,
    currency: row.currency,
    is_free_spin: row.gift_offer_id !== null,
    wager:
      row.offer_id === null
        ? null
        : { offer_id: row.offer_id, counted: row.counted ?? 0, zero_reason: row.zero_reason },
  }));
  return {
    data,
    pagination: paginationOf(Number(items), limit),
    extra_data: { bets: Number(bets ?? 0), wins: Number(wins ?? 0) },
  };
}

/** Start and last launch or round of a play session; null for an unknown one. */
async function sittingTimes(db: Connection, playerId: number, name: string) {
  const id = /^sit_(\d{1,9})$/.exec(name)?.[1];
  if (id === undefined) return null;
  const found = await db
    .selectFrom('sittings')
    .select(['started_at', 'last_at'])
    .where('id', '=', Number(id))
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return found ?? null;
}
