import type { Player } from '../ledger/post.ts';
import { paginationOf } from '../../db/rows.ts';
import { sql } from 'kysely';
import type { ResponseOf, endpoints, StatementLine } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { type Language, text } from '../locale/locale.ts';
import { isTemplateCode, templateOf } from '../offers/templates.ts';
import { titleOf } from '../offers/template.ts';
import { methodTitle } from '../payments/methods.ts';
import { findSeries } from '../tournaments/series.ts';
import { bookedUntil, movementKind } from './statement.ts';
import { dayOfColumn, spanOfDays, type DayRange } from './days.ts';

type Lines = ResponseOf<(typeof endpoints)['statementLines']>;

interface LinesQuery extends DayRange {
  readonly kind?: StatementLine['kind'] | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

interface LineRow {
  readonly at: Date;
  /** Key of the posting, for example `deposit:trx_1`; null for a day of play. */
  readonly key: string | null;
  readonly kind: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly day: string | null;
  readonly rounds: number;
  readonly bets: number;
  readonly wins: number;
}

const defaultLimit = 50;

/** Movements of the player's money in a range of days, newest first. All rounds of a day are one line (SAFE-18). */
export async function readStatementLines(
  db: Connection,
  player: Player,
  question: LinesQuery,
  language: Language,
): Promise<Lines> {
  const { kind, page = 1, limit = defaultLimit } = question;
  const { from, until, zone } = spanOfDays(question);
  const day = dayOfColumn(sql<Date>`created_at`, zone);
  const lines = sql`
    running as (
      select booked.*, ${day} as day, kind in ('stake', 'win') as is_play,
        sum(amount) over (order by created_at, id) as balance_after
      from (${bookedUntil(player, until)}) booked
    ),
    lines as (
      select id, created_at as at, key, kind,
        amount, balance_after, null as day, 0 as rounds, 0 as bets, 0 as wins
      from running where not is_play and created_at >= ${from}
      union all
      select max(id), max(created_at), null, 'play', sum(amount),
        (array_agg(balance_after order by created_at desc, id desc))[1], day,
        count(*) filter (where kind = 'stake'),
        coalesce(-sum(amount) filter (where kind = 'stake'), 0),
        coalesce(sum(amount) filter (where kind = 'win'), 0)
      from running where is_play and created_at >= ${from} group by day
    )`;
  const { rows } = await sql<LineRow>`with ${lines}
    select at, key, kind, amount::bigint, balance_after::bigint, day, rounds::int, bets::bigint, wins::bigint
    from lines order by at desc, id desc`.execute(db);
  const selected = rows
    .map((row) => ({ row, kind: row.kind === 'play' ? 'play' : movementKind(row.kind, row.amount) }))
    .filter((line) => kind === undefined || line.kind === kind);
  const shown = selected.slice((page - 1) * limit, page * limit);
  const names = await readNames(
    db,
    shown.map(({ row }) => row),
    language,
  );
  const data = shown.map(({ row, kind: named }): StatementLine => {
    const [subject, id = ''] = row.key?.split(':') ?? ['play'];
    return {
      at: row.at.toISOString(),
      kind: named,
      amount: row.amount,
      balance_after: row.balance_after,
      title: names.get(id) ?? text(`statement.${subjectOf(named)}`, language),
      transaction_id: subject === 'deposit' || subject === 'withdrawal' ? id : null,
      offer_id: subject === 'offer' ? id : null,
      play: row.day === null ? null : { day: row.day, rounds: row.rounds, bets: row.bets, wins: row.wins },
    };
  });
  return {
    data,
    pagination: paginationOf(selected.length, limit),
    extra_data: {},
  };
}

function subjectOf(kind: string): 'play' | 'bonus' | 'buy_in' | 'correction' {
  if (kind === 'bonus_in' || kind === 'bonus_out') return 'bonus';
  return kind === 'play' || kind === 'buy_in' ? kind : 'correction';
}

async function readNames(
  db: Connection,
  rows: readonly LineRow[],
  language: Language,
): Promise<Map<string, string>> {
  const idsOf = (...subjects: readonly string[]) =>
    rows.flatMap(({ key }) => {
      const [subject = '', id = ''] = key?.split(':') ?? [];
      return subjects.includes(subject) ? [id] : [];
    });
  const names = new Map<string, string>();
  const payments = idsOf('deposit', 'withdrawal');
  if (payments.length > 0)
    for (const { id, method } of await db
      .selectFrom('payments')
      .select(['id', 'method'])
      .where('id', 'in', payments)
      .execute())
      names.set(id, methodTitle(method, language));
  const offers = idsOf('offer');
  if (offers.length > 0)
    for (const { id, template } of await db
      .selectFrom('offers')
      .select(['id', 'template'])
      .where('id', 'in', offers)
      .execute())
      if (isTemplateCode(template)) names.set(id, titleOf(templateOf(template), language));
  const entries = idsOf('tournament').map(Number);
  if (entries.length > 0)
    for (const { id, series } of await db
      .selectFrom('tournament_players')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament_id')
      .select(['tournament_players.id', 'tournaments.series'])
      .where('tournament_players.id', 'in', entries)
      .execute()) {
      const slug = findSeries(series)?.slug;
      if (slug !== undefined) names.set(String(id), text(`series.${slug}.title`, language));
    }
  return names;
}
