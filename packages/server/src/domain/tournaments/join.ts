import type { Connection } from '../../db/types.ts';
import { NotEnoughMoneyError, post, readPlayer, type Player } from '../ledger/post.ts';
import { closeEmptyTurnover } from '../protection/turnover.ts';
import { isRestricted } from '../protection/restrictions.ts';
import { refuse } from '../errors/refusal.ts';
import { amountIn } from '../locale/locale.ts';
import { isYoungEnough } from './rules.ts';
import { findTournament, tournamentStatus, type Tournament } from './editions.ts';
import { findEntry, type EntryRow } from './ranking.ts';

async function named(trx: Connection, slug: string, now: Date): Promise<Tournament> {
  return (await findTournament(trx, slug, now)) ?? refuse(404, 'TOURNAMENT_NOT_FOUND');
}

/**
 * Adds the player to a tournament; does nothing if already joined. `acceptPrice` is the price that the player
 * confirmed, minor units. Refuses with 404 TOURNAMENT_NOT_FOUND, 409 PLAYER_RESTRICTED, TOURNAMENT_NOT_JOINABLE,
 * PRICE_CHANGED, INSUFFICIENT_FUNDS. `trx` holds the player's lock.
 */
export async function joinTournament(
  trx: Connection,
  player: Player,
  slug: string,
  acceptPrice: number | undefined,
  now: Date,
): Promise<void> {
  const { row, series } = await named(trx, slug, now);
  if (await isRestricted(trx, player.id, now)) return refuse(409, 'PLAYER_RESTRICTED');
  if (series.entry === 'auto') return refuse(409, 'TOURNAMENT_NOT_JOINABLE');
  if ((await findEntry(trx, row.id, player.id)) !== undefined) return;
  // The share lock makes a cancellation wait, so that it refunds this price too.
  const current = await trx
    .selectFrom('tournaments')
    .select(['starts_at', 'ends_at', 'canceled_at', 'closed_at'])
    .where('id', '=', row.id)
    .forShare()
    .executeTakeFirstOrThrow();
  const status = tournamentStatus(current, now);
  const isOpen = current.closed_at === null && (status === 'upcoming' || status === 'active');
  if (!isOpen) return refuse(409, 'TOURNAMENT_NOT_JOINABLE');
  const { created_at } = await readPlayer(trx, player.id);
  if (!isYoungEnough(series, created_at, now)) return refuse(409, 'TOURNAMENT_NOT_JOINABLE');
  const price = series.buyIn === null ? 0 : amountIn(series.buyIn, player.currency);
  if (price > 0 && acceptPrice !== price) return refuse(409, 'PRICE_CHANGED');
  const { id } = await trx
    .insertInto('tournament_players')
    .values({
      tournament_id: row.id,
      player_id: player.id,
      currency: player.currency,
      joined_at: now,
      paid: price,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (price === 0) return;
  await takePrice(trx, player, id, price, now);
  // Before the start the price is refundable, so it is not spent yet.
  if (status === 'active') await closeEmptyTurnover(trx, player.id);
}

async function takePrice(trx: Connection, player: Player, entryId: number, price: number, now: Date) {
  try {
    await post(trx, {
      key: `tournament:${entryId}:buy_in`,
      kind: 'tournament_buy_in',
      playerId: player.id,
      currency: player.currency,
      entries: { real: -price, house_games: price },
      at: now,
    });
  } catch (error) {
    if (error instanceof NotEnoughMoneyError) return refuse(409, 'INSUFFICIENT_FUNDS');
    throw error;
  }
}

/** Refunds the price of an entry; the key of the posting prevents a second refund. `trx` holds the player's lock. */
export async function giveBack(
  trx: Connection,
  entry: Pick<EntryRow, 'id' | 'player_id' | 'currency' | 'paid'>,
  now: Date,
): Promise<void> {
  if (entry.paid === 0) return;
  await post(trx, {
    key: `tournament:${entry.id}:refund`,
    kind: 'tournament_refund',
    playerId: entry.player_id,
    currency: entry.currency,
    entries: { real: entry.paid, house_games: -entry.paid },
    at: now,
  });
  // The player may have been banned since, so the operator decides again.
  await trx
    .updateTable('players')
    .set({ banned_money_decided_at: null })
    .where('id', '=', entry.player_id)
    .where('banned_money_decided_at', 'is not', null)
    .execute();
}

export const canLeave = ({ row, series }: Tournament, now: Date): boolean =>
  series.entry !== 'auto' && row.canceled_at === null && now < row.starts_at;

/**
 * Removes the player from a tournament before the start and refunds the price; does nothing if not joined. Refuses
 * with 404 TOURNAMENT_NOT_FOUND, 409 TOURNAMENT_NOT_LEAVABLE. `trx` holds the player's lock.
 */
export async function leaveTournament(trx: Connection, playerId: number, slug: string, now: Date) {
  const tournament = await named(trx, slug, now);
  const entry = await findEntry(trx, tournament.row.id, playerId);
  if (entry === undefined) return;
  const { canceled_at } = await trx
    .selectFrom('tournaments')
    .select('canceled_at')
    .where('id', '=', tournament.row.id)
    .forShare()
    .executeTakeFirstOrThrow();
  if (canceled_at !== null || !canLeave(tournament, now)) return refuse(409, 'TOURNAMENT_NOT_LEAVABLE');
  await giveBack(trx, entry, now);
  await trx.deleteFrom('tournament_players').where('id', '=', entry.id).execute();
}

/**
 * Turns the start reminder on or off. Refuses with 404 TOURNAMENT_NOT_FOUND, and when turning it on with 409
 * PLAYER_RESTRICTED. `trx` holds the player's lock.
 */
export async function remindOfTournament(
  trx: Connection,
  playerId: number,
  slug: string,
  isOn: boolean,
  now: Date,
): Promise<void> {
  if (isOn && (await isRestricted(trx, playerId, now))) return refuse(409, 'PLAYER_RESTRICTED');
  const { row } = await named(trx, slug, now);
  const reminder = { tournament_id: row.id, player_id: playerId };
  if (isOn)
    await trx
      .insertInto('tournament_reminders')
      .values(reminder)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('tournament_reminders')
      .where('tournament_id', '=', row.id)
      .where('player_id', '=', playerId)
      .execute();
}
