import { sql } from 'kysely';
import type { Currency } from '../locale/locale.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomToken } from '../../secrets.ts';
import { notify } from '../notifications/notifications.ts';
import { addGames } from '../tournaments/editions.ts';
import { scoreAfter } from '../tournaments/scoring.ts';
import { findSeries, type Series } from '../tournaments/series.ts';
import { prizeFacts, prizeSource } from '../tournaments/lifecycle.ts';
import { findPlayer } from '../sessions/contacts.ts';
import { demoPlayer } from './demo-player.ts';
import { hashPassword } from './passwords.ts';

const day = 24 * 3_600_000;

/** First names of other tournament players, by currency. */
const names: Readonly<Record<Currency, string>> = {
  KZT: 'Дархан Айгүл Ерлан Мадина Нұрлан Асель Тимур Дина Серик Жанар Алия Бауыржан Камила Руслан Сауле Олжас Индира Марат Гульнара Азамат Лаура Данияр Зарина Самат Айжан Арман Томирис Кайрат Динара Ержан Назым Талгат Меруерт Ильяс Шолпан Виктор',
  AZN: 'Leyla Ramin Nigar Elvin Aysel Orxan Günay Tural Sevda Kamran Fidan Rauf',
};

interface Rival {
  readonly id: number;
  readonly currency: Currency;
  /** Position among the players, 0 is the best. */
  readonly rank: number;
}

async function addRivals(trx: Connection, at: Date): Promise<Rival[]> {
  const password_hash = await hashPassword(randomToken(24));
  const rivals = (['KZT', 'AZN'] as const).flatMap((currency) =>
    names[currency].split(' ').map((first_name, rank) => ({ currency, first_name, rank })),
  );
  const rows = await trx
    .insertInto('players')
    .values(
      rivals.map(({ currency, first_name }, at_) => ({
        registration_type: 'email' as const,
        email: `rival${at_ + 1}@tulpar.example`,
        password_hash,
        currency,
        language: currency === 'AZN' ? ('az' as const) : ('kk' as const),
        first_name,
        created_at: at,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const idOf = new Map(rows.map(({ id, email }) => [email, id]));
  return rivals.map(({ currency, rank }, at_) => ({
    id: idOf.get(`rival${at_ + 1}@tulpar.example`) ?? 0,
    currency,
    rank,
  }));
}

/** Score of the first place by series, and the ratio of each score to the one above. */
const curves: Readonly<Record<string, { readonly best: number; readonly fall: number }>> = {
  'steppe-sprint': { best: 48_250_000, fall: 0.83 },
  'lantern-marathon': { best: 418, fall: 0.89 },
  'quarter-hour-race': { best: 264, fall: 0.91 },
};

interface Entry {
  readonly player_id: number;
  readonly currency: Currency;
  readonly score: number;
  readonly counted_rounds: number;
  /** Time of the last counted round. */
  readonly at: Date | null;
}

/** Enters players as if they had joined at the start. */
const enter = (
  trx: Connection,
  { id, from }: { readonly id: number; readonly from: Date },
  entries: readonly Entry[],
) =>
  trx
    .insertInto('tournament_players')
    .values(
      entries.map(({ at, ...entry }) => ({
        ...entry,
        tournament_id: id,
        joined_at: from,
        reached_at: at,
        day: null,
        last_counted_at: at,
      })),
    )
    .execute();

async function enterRivals(
  trx: Connection,
  edition: { readonly id: number; readonly series: Series; readonly from: Date; readonly to: Date },
  rivals: readonly Rival[],
): Promise<void> {
  const { id, series, from, to } = edition;
  const { best, fall } = curves[series.slug] ?? { best: 100, fall: 0.9 };
  const scale = series.scoring === 'bet_sum' ? 100 : 1;
  const entries = rivals.map(({ id: player_id, currency, rank }) => {
    const part = currency === 'AZN' && series.scoring === 'bet_sum' ? 0.003 : 1;
    const score = Math.max(1, Math.round((best * part * fall ** rank) / scale)) * scale;
    const at = new Date(from.getTime() + ((to.getTime() - from.getTime()) * (rank + 1)) / 60);
    const counted_rounds = Math.max(1, Math.round(best / scale / (rank + 2)));
    return { player_id, currency, score, counted_rounds, at };
  });
  await enter(trx, { id, from }, entries);
}

/** Enters the demo player with the points of the rounds since the start that count. */
async function enterPlayer(
  trx: Connection,
  { id, series, from }: { readonly id: number; readonly series: Series; readonly from: Date },
  playerId: number,
): Promise<void> {
  const rounds = await trx
    .selectFrom('rounds')
    .innerJoin('tournament_games', 'tournament_games.game_slug', 'rounds.game_slug')
    .select(['rounds.game_slug', 'rounds.bet', 'rounds.win', 'rounds.created_at'])
    .where('tournament_games.tournament_id', '=', id)
    .where('rounds.player_id', '=', playerId)
    .where('rounds.created_at', '>=', from)
    .orderBy('rounds.created_at')
    .execute();
  const counted = rounds.filter(({ bet }) => series.minBet === null || bet >= series.minBet.kzt);
  const last = counted.at(-1)?.created_at ?? null;
  const score = counted.reduce((sum, round) => scoreAfter(series.scoring, sum, round), 0);
  const own = {
    player_id: playerId,
    currency: 'KZT',
    score,
    counted_rounds: counted.length,
    at: last,
  } as const;
  await enter(trx, { id, from }, [own]);
  const games = new Map<string, number>();
  for (const round of counted)
    games.set(round.game_slug, scoreAfter(series.scoring, games.get(round.game_slug) ?? 0, round));
  for (const [game_slug, points] of games)
    await trx
      .insertInto('tournament_game_scores')
      .values({ tournament_id: id, player_id: playerId, game_slug, score: points })
      .execute();
}

/** Adds a finished race in which the demo player came third; the queued bonus is the prize. */
async function addFinishedRace(trx: Connection, rivals: readonly Rival[], playerId: number, now: Date) {
  const series = findSeries('quarter-hour-race');
  if (series === undefined) return;
  const next = series.editionAt(now);
  const [from, to] = [next.from, next.to].map((at) => new Date(at.getTime() - 2 * day)) as [Date, Date];
  const paidAt = new Date(to.getTime() + 60_000);
  const { id } = await trx
    .insertInto('tournaments')
    .values({ series: series.slug, starts_at: from, ends_at: to, start_told_at: from, updated_at: paidAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addGames(trx, id, series);
  const others = rivals.filter(({ rank }) => rank !== 2);
  await enterRivals(trx, { id, series, from, to }, others);
  const { best, fall } = curves[series.slug] ?? { best: 100, fall: 0.9 };
  const score = Math.round(best * fall ** 2);
  const own = { player_id: playerId, currency: 'KZT', score, counted_rounds: 96, at: to } as const;
  await enter(trx, { id, from }, [own]);
  await sql`
    update tournament_players mine set place = ranked.place,
      prize_paid_at = case when ranked.place <= 10 then ${paidAt}::timestamptz end
    from (select id, row_number() over (partition by currency order by score desc, reached_at, id) as place
      from tournament_players where tournament_id = ${id}) ranked
    where mine.id = ranked.id`.execute(trx);
  await trx
    .updateTable('tournaments')
    .set({ closed_at: paidAt, settled_at: paidAt })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('offers')
    .set({ source: prizeSource(id, playerId), created_at: paidAt })
    .where('player_id', '=', playerId)
    .where('template', '=', 'tw')
    .where('source', 'is', null)
    .execute();
  await notify(trx, playerId, 'achievement', prizeFacts(series, id, 3), paidAt);
  // Marked as shown, so that no toast appears.
  await trx
    .updateTable('notifications')
    .set({ status: 'showed' })
    .where('player_id', '=', playerId)
    .where('status', '=', 'available')
    .execute();
}

/**
 * Fills two running tournaments with players, including the demo player, and adds a finished one. Does nothing if
 * any tournament has players or there is no demo player.
 */
export async function seedTournaments({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const isPlayed = await db.selectFrom('tournament_players').select('id').limit(1).executeTakeFirst();
  const player = await findPlayer(db, demoPlayer);
  if (isPlayed !== undefined || player === undefined) return;
  const running = await db
    .selectFrom('tournaments')
    .select(['id', 'series', 'starts_at'])
    .where('series', 'in', ['steppe-sprint', 'lantern-marathon'])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .execute();
  await db.transaction().execute(async (trx) => {
    const rivals = await addRivals(trx, new Date(now.getTime() - 60 * day));
    for (const { id, series: slug, starts_at: from } of running) {
      const series = findSeries(slug);
      if (series === undefined) continue;
      await enterRivals(trx, { id, series, from, to: now }, rivals);
      await enterPlayer(trx, { id, series, from }, player.id);
    }
    await addFinishedRace(trx, rivals, player.id, now);
    // Players need no notification of starts in the past.
    await trx
      .updateTable('tournaments')
      .set({ start_told_at: now })
      .where('starts_at', '<=', now)
      .where('start_told_at', 'is', null)
      .execute();
  });
}
