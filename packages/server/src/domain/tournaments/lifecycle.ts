import { sql } from 'kysely';
import { processEach } from '../../queues.ts';
import type { Ports } from '../../ports.ts';
import { withPlayerLock } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { grantOnce } from '../offers/offers.ts';
import { payOutPrize } from '../offers/finish.ts';
import { activateGift } from '../offers/activate.ts';
import { isRestricted } from '../protection/restrictions.ts';
import { editionSlug } from './editions.ts';
import { giveBack } from './join.ts';
import { placesOf, prizeAt } from './prizes.ts';
import { findSeries, type Series } from './series.ts';
import { restrictionInForce } from '../protection/in-force.ts';
import { closeEmptyTurnover } from '../protection/turnover.ts';

/**
 * Notifies players who joined before the start or requested a reminder that a tournament has started, unless they are
 * banned, on a break or self-excluded. The transaction of the messages marks the edition, so that each player gets one
 * message.
 */
export async function announceStarts(needs: Needs): Promise<void> {
  const { db, clock } = needs;
  const now = clock.now();
  const due = await db
    .selectFrom('tournaments')
    .select(['id', 'series'])
    .where('start_told_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('canceled_at', 'is', null)
    .orderBy('id')
    .execute();
  await processEach(due, async ({ id, series: slug }) => {
    const series = findSeries(slug);
    if (series === undefined) return;
    await spendPrices(needs, id);
    await db.transaction().execute(async (trx) => {
      const mark = await trx
        .updateTable('tournaments')
        .set({ start_told_at: now })
        .where('id', '=', id)
        .where('start_told_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (mark === undefined) return;
      const { rows } = await sql<{ id: number }>`
        select players.id from players
        where (players.id in (select player_id from tournament_reminders where tournament_id = ${id})
            or players.id in (select player_id from tournament_players one
              join tournaments on tournaments.id = one.tournament_id
              where one.tournament_id = ${id} and one.joined_at < tournaments.starts_at))
          and players.banned_at is null
          and not ${restrictionInForce(now)}
        order by players.id`.execute(trx);
      for (const { id: playerId } of rows)
        await notify(trx, playerId, 'tournament_start', { tournament: editionSlug(series, id) }, now);
    });
  });
}

/**
 * Closes the turnover of players who have no money but a spent entry price: until the start the price was refundable.
 * May run again. Locks no row of the tournament, because a round waits for that row while it holds its player's lock.
 */
async function spendPrices(needs: Needs, id: number): Promise<void> {
  const entries = await needs.db
    .selectFrom('tournament_players')
    .select('player_id')
    .where('tournament_id', '=', id)
    .where('paid', '>', 0)
    .orderBy('player_id')
    .execute();
  await processEach(entries, ({ player_id }) =>
    withPlayerLock(needs, player_id, (trx) => closeEmptyTurnover(trx, player_id)),
  );
}

type Needs = Pick<Ports, 'db' | 'clock'>;

/** Minimum and maximum time from the end until the places are final, ms. */
const countingTime = 60_000;
export const longestCounting = 10 * 60_000;

/**
 * Refunds cancelled tournaments and settles those that have ended: fixes the places, then pays each prize. Safe to
 * interrupt, repeat and run on several servers; each refund and prize is paid once.
 */
export async function settleTournaments({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  await processEach([refundCanceled, settleEnded], (job) => job({ db, clock }, now));
}

async function settleEnded({ db, clock }: Needs, now: Date): Promise<void> {
  const due = await db
    .selectFrom('tournaments')
    .select(['id', 'series'])
    .where('settled_at', 'is', null)
    .where('canceled_at', 'is', null)
    // Rounds started before the end are written by then.
    .where('ends_at', '<=', new Date(now.getTime() - countingTime))
    .orderBy('id')
    .execute();
  await processEach(due, async ({ id, series: slug }) => {
    const series = findSeries(slug);
    if (series === undefined) return;
    await close(db, id, now);
    await payPrizes({ db, clock }, id, series);
    await db.updateTable('tournaments').set({ settled_at: now }).where('id', '=', id).execute();
  });
}

/** Refunds the entry prices of cancelled tournaments, each in its own transaction. */
async function refundCanceled({ db, clock }: Needs): Promise<void> {
  const owed = await db
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament_id')
    .select(['tournament_players.id', 'tournament_players.player_id'])
    .where('tournaments.canceled_at', 'is not', null)
    .where('tournament_players.paid', '>', 0)
    .where('tournament_players.refunded_at', 'is', null)
    .orderBy('tournament_players.id')
    .execute();
  await processEach(owed, ({ id, player_id: playerId }) =>
    withPlayerLock({ db, clock }, playerId, async (trx, now) => {
      const entry = await trx
        .updateTable('tournament_players')
        .set({ refunded_at: now })
        .where('id', '=', id)
        .where('refunded_at', 'is', null)
        .returning(['id', 'player_id', 'currency', 'paid'])
        .executeTakeFirst();
      if (entry !== undefined) await giveBack(trx, entry, now);
    }),
  );
}

/** Fixes the places. Locks no player: a round waits for the tournament while it holds its player's lock. */
async function close(db: Needs['db'], id: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('tournaments')
      .select('closed_at')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (row.closed_at !== null) return;
    await sql`
      update tournament_players mine set place = ranked.place
      from (
        select tournament_players.id,
          row_number() over (partition by tournament_players.currency order by score desc, reached_at, tournament_players.id) as place
        from tournament_players join players on players.id = tournament_players.player_id
        where tournament_id = ${id} and score > 0 and players.banned_at is null
      ) ranked
      where mine.id = ranked.id
    `.execute(trx);
    await trx
      .updateTable('tournaments')
      .set({ closed_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
  });
}

async function payPrizes({ db, clock }: Needs, id: number, series: Series): Promise<void> {
  const winners = await db
    .selectFrom('tournament_players')
    .select(['id', 'player_id', 'currency', 'place'])
    .where('tournament_id', '=', id)
    .where('place', '<=', placesOf(series.prizes))
    .where('prize_paid_at', 'is', null)
    .orderBy('id')
    .execute();
  await processEach(winners, async ({ id: entry, player_id: playerId, currency, place }) => {
    const prize = place === null ? null : prizeAt(series.prizes, place, currency);
    if (prize === null) return;
    await withPlayerLock({ db, clock }, playerId, async (trx, now) => {
      const grant =
        prize.amount === null
          ? ({ playerId, currency, template: 'ndgs', spinsCount: prize.spins ?? 0 } as const)
          : ({ playerId, currency, template: 'tw', amount: prize.amount } as const);
      const offer = await grantOnce(trx, prizeSource(id, playerId), grant, now);
      if (offer !== null) {
        // A restricted player cannot wager, so a money prize becomes real money.
        const isOwn = prize.amount !== null && (await isRestricted(trx, playerId, now));
        await (isOwn ? payOutPrize : activateGift)(trx, playerId, offer, now);
        const own = isOwn && prize.amount !== null ? { amount: prize.amount, currency } : {};
        await notify(trx, playerId, 'achievement', { ...prizeFacts(series, id, place ?? 0), ...own }, now);
      }
      await trx
        .updateTable('tournament_players')
        .set({ prize_paid_at: now })
        .where('id', '=', entry)
        .execute();
    });
  });
}

/** Unique `offers.source` of a prize, which prevents a second grant. */
export const prizeSource = (id: number, playerId: number): string => `tournament:${id}:${playerId}`;

export const prizeFacts = (series: Series, id: number, place: number) => ({
  tournament: editionSlug(series, id),
  place,
});
