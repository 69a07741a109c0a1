import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Restriction } from './restriction.ts';
import { Count, Currency, Day, Iso, Minor, list, checked } from './types.ts';

/** Longest break, days. */
export const longestBreakDays = 42;

const LimitType = z.enum(['deposit', 'loss', 'wager', 'time'], 'UNKNOWN_VALUE');
const LimitPeriod = z.enum(['day', 'week', 'month'], 'UNKNOWN_VALUE');

/**
 * A limit the player set. `amount` and `used` are minor units, for `time` minutes with `currency` null.
 * A raise waits in `pending`; its `amount` null is the removal of the limit.
 */
export const PlayerLimit = z.object({
  type: LimitType,
  period: LimitPeriod,
  amount: z.int(),
  used: z.int(),
  currency: z.nullable(Currency),
  pending: z.nullable(
    z.object({ amount: z.nullable(z.int()), effective_at: Iso, needs_confirmation: z.boolean() }),
  ),
});
export type PlayerLimit = z.infer<typeof PlayerLimit>;

/** `amount` null removes; `confirm` confirms a pending raise whose time has come. */
export const LimitBody = z.object({
  type: LimitType,
  period: LimitPeriod,
  amount: z.nullable(checked(z.int('LIMIT_INVALID'), z.minimum(1, 'LIMIT_INVALID'))),
  confirm: z.optional(z.literal(true)),
});
export type LimitBody = z.infer<typeof LimitBody>;

/** Figures of the play session; `net` = wins − bets. `usual_bet`: median stake of the last 100 rounds, null under 20. */
export const PlaySession = z.object({
  session_id: z.string(),
  started_at: Iso,
  bets: Minor,
  wins: Minor,
  net: Minor,
  currency: Currency,
  reality_check_minutes: z.literal([15, 30, 60]),
  usual_bet: z.optional(z.nullable(Minor)),
});
export type PlaySession = z.infer<typeof PlaySession>;

/** Days are UTC and inclusive, at most 366. */
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
});
export type Statement = z.infer<typeof Statement>;

const RequestedDay = checked(z.string(), z.regex(/^\d{4}-\d\d-\d\d$/, 'UNKNOWN_VALUE'));

export const limits = defineEndpoint({
  id: 'limits',
  row: 'addition',
  summary: 'Limits the player set.',
  method: 'GET',
  path: '/api/v1/profile/limits',
  auth: 'player',
  answer: list(PlayerLimit),
});

export const setLimit = defineEndpoint({
  id: 'setLimit',
  row: 'addition',
  summary: 'Sets, raises, lowers, removes or confirms a limit.',
  method: 'POST',
  path: '/api/v1/profile/limits',
  auth: 'player',
  body: LimitBody,
  answer: list(PlayerLimit),
  errors: { 422: ['LIMIT_INVALID'] },
});

export const takeBreak = defineEndpoint({
  id: 'takeBreak',
  row: 'addition',
  summary: 'A break of 1 to 42 days.',
  method: 'POST',
  path: '/api/v1/profile/break',
  auth: 'player',
  body: z.object({
    days: checked(
      z.int('UNKNOWN_VALUE'),
      z.minimum(1, 'UNKNOWN_VALUE'),
      z.maximum(longestBreakDays, 'UNKNOWN_VALUE'),
    ),
  }),
  answer: Restriction,
  errors: { 422: ['UNKNOWN_VALUE'] },
});

export const selfExclude = defineEndpoint({
  id: 'selfExclude',
  row: 'addition',
  summary: 'Self-exclusion of 6 to 120 months, or without an end.',
  method: 'POST',
  path: '/api/v1/profile/self-exclusion',
  auth: 'player',
  body: z.object({
    months: z.nullable(
      checked(
        z.int('UNKNOWN_VALUE'),
        z.minimum(6, 'UNKNOWN_VALUE'),
        z.maximum(120, 'UNKNOWN_VALUE'),
      ),
    ),
  }),
  answer: Restriction,
  errors: { 422: ['UNKNOWN_VALUE'] },
});

export const playSession = defineEndpoint({
  id: 'playSession',
  row: 'addition',
  summary: 'Figures of the play session.',
  method: 'GET',
  path: '/api/v1/profile/session',
  auth: 'player',
  answer: PlaySession,
});

export const statement = defineEndpoint({
  id: 'statement',
  row: 'addition',
  summary: 'Money and time of a span of days.',
  method: 'GET',
  path: '/api/v1/profile/statement',
  auth: 'player',
  query: z.object({ from: RequestedDay, to: RequestedDay }),
  answer: Statement,
  errors: { 422: ['UNKNOWN_VALUE'] },
});
