import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { PageQuery, Text } from './fields.ts';
import { Count, Currency, Day, Iso, Minor, checked, open, paged, pagedWith } from './types.ts';
import { LedgerEntry } from './bonuses.ts';

/** Maximum length of a statement, days, with the first and the last day. */
export const longestStatementDays = 366;

/** Zone in which the days of a request begin and end. */
export const TimeZone = z.enum(['Asia/Almaty', 'Asia/Baku', 'UTC'], 'UNKNOWN_VALUE');
export type TimeZone = z.infer<typeof TimeZone>;

/** A day, `yyyy-MM-dd`, in the zone of the request. */
export const RequestedDay = checked(z.string(), z.regex(/^\d{4}-\d\d-\d\d$/, 'UNKNOWN_VALUE'));

/** Both days are included, in `time_zone`; at most 366 days. */
const StatementQuery = z.object({ from: RequestedDay, to: RequestedDay, time_zone: z.optional(TimeZone) });

const payments = ['deposit', 'withdrawal', 'withdrawal_return'] as const;
const others = ['bonus_in', 'bonus_out', 'buy_in', 'correction'] as const;
/** Kinds of changes of the balance, in display order. */
export const movementKinds = [...payments, 'stake', 'win', ...others] as const;
const lineKinds = [...payments, 'play', ...others] as const;

/**
 * Payments and play of a span of days. A payment belongs to the day on which it was created. `bets`, `wins` and `net`
 * leave out free spins.
 */
export const Statement = z.object({
  from: Day,
  to: Day,
  currency: Currency,
  /** Approved deposits. */
  deposits: Minor,
  /** Approved withdrawals. */
  withdrawals: Minor,
  net_deposits: Minor,
  bets: Minor,
  wins: Minor,
  net: Minor,
  minutes_played: Count,
  /** Withdrawals that have left the balance but are not paid yet. */
  withdrawals_open: z.optional(Minor),
  time_zone: z.optional(TimeZone),
  as_of: z.optional(Iso),
  /** Real and bonus balance before the first day. */
  opening: z.optional(Minor),
  /** `opening` plus all `movements`. */
  closing: z.optional(Minor),
  /** Signed sums by kind of the balance changes in the span; `deposits` and `withdrawals` go by creation instead. */
  movements: z.optional(z.array(z.object({ kind: open(movementKinds), count: Count, amount: Minor }))),
  /** Only days with payments or play. */
  by_day: z.optional(
    z.array(
      z.object({
        day: Day,
        bets: Minor,
        wins: Minor,
        net: Minor,
        deposits: Minor,
        withdrawals: Minor,
        minutes_played: Count,
      }),
    ),
  ),
});
export type Statement = z.infer<typeof Statement>;

/** A change of the balance. All rounds of a day are one line of kind `play`. */
export const StatementLine = z.object({
  /** For `play`, the last round of the day. */
  at: Iso,
  kind: open(lineKinds),
  /** Signed. */
  amount: Minor,
  balance_after: Minor,
  title: z.string(),
  transaction_id: z.nullable(z.string()),
  offer_id: z.nullable(z.string()),
  play: z.nullable(z.object({ day: Day, rounds: Count, bets: Minor, wins: Minor })),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const statement = defineEndpoint({
  id: 'statement',
  row: 'addition',
  summary: 'Statement of a span of days: money and time.',
  method: 'GET',
  path: '/api/v1/profile/statement',
  auth: 'player',
  query: StatementQuery,
  response: Statement,
  errors: { 422: ['UNKNOWN_VALUE'] },
});

export const statementLines = defineEndpoint({
  id: 'statementLines',
  row: 'addition',
  summary: 'Movements of the balance in a span of days, newest first.',
  method: 'GET',
  path: '/api/v1/profile/statement/lines',
  auth: 'player',
  query: z.extend(StatementQuery, {
    ...PageQuery.shape,
    kind: z.optional(z.enum(lineKinds, 'UNKNOWN_VALUE')),
  }),
  response: paged(StatementLine),
  errors: { 422: ['UNKNOWN_VALUE'] },
});

const RoundsQuery = z.object({
  ...PageQuery.shape,
  from: z.optional(RequestedDay),
  to: z.optional(RequestedDay),
  time_zone: z.optional(TimeZone),
  /** `PlaySession.session_id`; an unknown one has no rounds. */
  session_id: z.optional(Text),
  /** Slug. */
  game: z.optional(Text),
});

/** A round that is not a demo. */
export const PlayedRound = z.object({
  round_id: z.string(),
  at: Iso,
  game: z.object({ slug: z.string(), name: z.string() }),
  bet: Minor,
  win: Minor,
  /** Part of `bet` in bonus money. */
  bet_bonus: Minor,
  win_bonus: Minor,
  currency: Currency,
  is_free_spin: z.boolean(),
  wager: z.nullable(
    z.object({ offer_id: z.string(), counted: Minor, zero_reason: LedgerEntry.shape.zero_reason }),
  ),
});
export type PlayedRound = z.infer<typeof PlayedRound>;

/** Sums of the matching rounds on all pages, without free spins. */
const RoundSums = z.object({ bets: z.optional(Count), wins: z.optional(Count) });

export const rounds = defineEndpoint({
  id: 'rounds',
  row: 'addition',
  summary: 'Rounds with real money and free spins, newest first.',
  method: 'GET',
  path: '/api/v1/profile/rounds',
  auth: 'player',
  query: RoundsQuery,
  response: pagedWith(PlayedRound, RoundSums),
  errors: { 422: ['UNKNOWN_VALUE'] },
});
