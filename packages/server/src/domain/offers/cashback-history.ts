import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { OfferStatus } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import { dateOf, type Currency } from '../locale/locale.ts';
import { spanBefore, spanOf, spanOfSource, type CashbackPlan, type Span } from './cashback-plan.ts';
import { listOffers, statusNow, type OfferRow } from './offers.ts';

type Cashback = AnswerOf<(typeof endpoints)['cashback']>;
type Entry = NonNullable<Cashback['history']>[number];

/** Number of periods shown to a player (CASHBK-12); earlier ones are not paid any more. */
export const shownPeriods = 8;

const states: Partial<Readonly<Record<OfferStatus, Entry['state']>>> = {
  available: 'available',
  awaiting: 'wagering',
  active: 'wagering',
  finished: 'finished',
  expired: 'expired',
};

/** State of a past cashback; one that was claimed but not wagered in time is lost. */
function stateOf(row: OfferRow, now: Date): Entry['state'] {
  const state = states[statusNow(row, now)] ?? 'lost';
  return state === 'expired' && row.activated_at !== null ? 'lost' : state;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Time until which it can or could be claimed or wagered; null if it ended otherwise. */
function deadline(row: OfferRow, state: Entry['state']): string | null {
  if (state === 'available') return iso(row.available_to);
  if (state === 'wagering') return iso(row.expired_at);
  return state === 'expired' ? iso(row.available_to) : null;
}

/** The last cashback periods, newest first, including those of a previous plan. */
export async function readCashbackHistory(
  db: Connection,
  player: { readonly id: number; readonly currency: Currency; readonly created_at: Date },
  plan: Pick<CashbackPlan, 'period'>,
  now: Date,
): Promise<Entry[]> {
  const { currency } = player;
  const given = (await listOffers(db, player.id)).flatMap((row) => {
    const span = spanOfSource(row.source, currency);
    if (span === null) return [];
    const state = stateOf(row, now);
    return [{ span, amount: row.amount ?? 0, state, offer_id: row.id, until: deadline(row, state) }];
  });
  const empty = pastSpans(plan, currency, now)
    .filter(
      ({ from, to }) => to > player.created_at && !given.some(({ span }) => overlap(span, { from, to })),
    )
    .map((span) => ({ span, amount: 0, state: 'none' as const, offer_id: null, until: null }));
  const open = await isUnpaid(db, plan, empty[0]?.span);
  return [...given, ...(open ? empty.slice(1) : empty)]
    .toSorted((one, other) => other.span.to.getTime() - one.span.to.getTime())
    .slice(0, shownPeriods)
    .map(({ span, ...entry }) => ({
      from: dateOf(span.from, currency),
      to: dateOf(new Date(span.to.getTime() - 1), currency),
      ...entry,
    }));
}

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** Past periods of a plan, newest first. */
function pastSpans({ period }: Pick<CashbackPlan, 'period'>, currency: Currency, now: Date): Span[] {
  const spans: Span[] = [];
  for (let span = spanOf(period, now, currency); spans.length < shownPeriods; spans.push(span))
    span = spanBefore(period, span, currency);
  return spans;
}

/** Whether a period that has just ended is unpaid, so that its amount is unknown. */
async function isUnpaid(
  db: Connection,
  { period }: Pick<CashbackPlan, 'period'>,
  span: Span | undefined,
): Promise<boolean> {
  if (span === undefined) return false;
  const { paid } = await db
    .selectFrom('cashback_periods')
    .select((eb) => eb.fn.max('ended_at').as('paid'))
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return paid === null || paid < span.to;
}
