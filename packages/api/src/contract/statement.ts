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
 * `deposits` and `withdrawals` are approved payments, by creation day. `movements` are signed, by posting
 * time: `opening` plus their sum is `closing`, real and bonus money together. `by_day`: days with activity.
 * `withdrawals_open` were created in these days and are not paid yet, but they have left the balance.
 */
export const Statement = z.object({
  from: Day,
  to: Day,
  currency: Currency,
  deposits: Minor,
  withdrawals: Minor,
  net_deposits: Minor,
  bets: Minor,
  wins: Minor,
  net: Minor,
  minutes_played: Count,
  withdrawals_open: z.optional(Minor),
  time_zone: z.optional(TimeZone),
  as_of: z.optional(Iso),
  opening: z.optional(Minor),
  closing: z.optional(Minor),
  movements: z.optional(z.array(z.object({ kind: open(movementKinds), count: Count, amount: Minor }))),
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

/** A change of the balance: `amount` is signed. `play` lines sum up one day; their `at` is its last round. */
export const StatementLine = z.object({
  at: Iso,
  kind: open(lineKinds),
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

/** `session_id`: a play session; the session of another player has no rounds. */
const RoundsQuery = z.object({
  ...PageQuery.shape,
  from: z.optional(RequestedDay),
  to: z.optional(RequestedDay),
  time_zone: z.optional(TimeZone),
  session_id: z.optional(Text),
  game: z.optional(Text),
});

/** A round with real money: `bet_bonus` and `win_bonus` are the parts in bonus money. */
export const PlayedRound = z.object({
  round_id: z.string(),
  at: Iso,
  game: z.object({ slug: z.string(), name: z.string() }),
  bet: Minor,
  win: Minor,
  bet_bonus: Minor,
  win_bonus: Minor,
  currency: Currency,
  is_free_spin: z.boolean(),
  wager: z.nullable(
    z.object({ offer_id: z.string(), counted: Minor, zero_reason: LedgerEntry.shape.zero_reason }),
  ),
});
export type PlayedRound = z.infer<typeof PlayedRound>;

/** Sums of all matching rounds, not only of this page. */
const RoundSums = z.object({ bets: z.optional(Count), wins: z.optional(Count) });

export const rounds = defineEndpoint({
  id: 'rounds',
  row: 'addition',
  summary: 'Real-money rounds, newest first.',
  method: 'GET',
  path: '/api/v1/profile/rounds',
  auth: 'player',
  query: RoundsQuery,
  response: pagedWith(PlayedRound, RoundSums),
  errors: { 422: ['UNKNOWN_VALUE'] },
});
