import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Count, Currency, Iso, Minor, checked, Restriction } from './types.ts';

/** Maximum length of a break, days. */
export const longestBreakDays = 42;

const LimitType = z.enum(['deposit', 'loss', 'wager', 'time'], 'UNKNOWN_VALUE');
const LimitPeriod = z.enum(['day', 'week', 'month'], 'UNKNOWN_VALUE');

/** Delay before a limit is raised or removed, hours (SAFE-03). */
export const limitRaiseHours = 24;

/** Maximum amount of a limit: 10,000,000,000 major units, in minor units (SAFE-04). */
const largestLimit = 1_000_000_000_000;
/** Amounts of limits are whole currency units, in minor units (SAFE-04). */
const limitStep = 100;
/** Maximum of a time limit: the minutes of its period (SAFE-04). */
const limitMinutes = { day: 1440, week: 10_080, month: 43_200 } as const;

/** Whether a limit can have this amount, minor units or minutes (SAFE-04). */
export function isLimitAmount(
  amount: number,
  type: z.infer<typeof LimitType>,
  period: z.infer<typeof LimitPeriod>,
): boolean {
  const [step, most] = type === 'time' ? [1, limitMinutes[period]] : [limitStep, largestLimit];
  return amount >= step && amount <= most && amount % step === 0;
}

/** A limit set by the player over the last 24 hours, 7 or 30 days. Amounts are minor units; for `time`, minutes. */
export const PlayerLimit = z.object({
  type: LimitType,
  period: LimitPeriod,
  amount: z.int(),
  used: z.int(),
  /** Null for `time`. */
  currency: z.nullable(Currency),
  /** A delayed raise or removal. */
  pending: z.nullable(
    z.object({
      /** Null: the limit is removed. */
      amount: z.nullable(z.int()),
      /** From then on, the player can confirm it. */
      effective_at: Iso,
      needs_confirmation: z.boolean(),
      /** It expires unless it is confirmed by then. */
      lapses_at: z.optional(Iso),
    }),
  ),
  /** When a reached limit next has an amount left; null if it is not reached. */
  frees_at: z.optional(z.nullable(Iso)),
});
export type PlayerLimit = z.infer<typeof PlayerLimit>;

const RealityCheck = z.literal([15, 30, 60]);

export const LimitList = z.object({
  data: z.array(PlayerLimit),
  reality_check_minutes: z.optional(RealityCheck),
  /** Use of the last 30 days in account time, in minor units or, for `time`, minutes. */
  averages: z.optional(z.array(z.object({ type: LimitType, per_day: z.int(), highest_day: z.int() }))),
});
export type LimitList = z.infer<typeof LimitList>;

export const LimitBody = z.object({
  type: LimitType,
  period: LimitPeriod,
  /** Minor units that are whole currency units, or minutes; null removes the limit. */
  amount: z.nullable(checked(z.int('LIMIT_INVALID'), z.minimum(1, 'LIMIT_INVALID'))),
  /** Confirms the pending change to this `amount` after its delay. */
  confirm: z.optional(z.literal(true)),
});
export type LimitBody = z.infer<typeof LimitBody>;

/** The current play session; without one, amounts are 0 and it starts now. */
export const PlaySession = z.object({
  session_id: z.string(),
  started_at: Iso,
  bets: Minor,
  wins: Minor,
  /** Wins minus bets. */
  net: Minor,
  currency: Currency,
  reality_check_minutes: RealityCheck,
  /** Median stake of the last 100 rounds without free spins; null below 20 rounds. */
  usual_bet: z.optional(z.nullable(Minor)),
  rounds: z.optional(Count),
  /** Next reality check; null without a session. */
  reality_check_at: z.optional(z.nullable(Iso)),
  /** When the session ends if the player does not play on; null without a session. */
  ends_at: z.optional(z.nullable(Iso)),
});
export type PlaySession = z.infer<typeof PlaySession>;

/** A new interval of the reality check, or the player's answer to one; at least one of the two. */
export const PlaySessionBody = checked(
  z.object({
    reality_check_minutes: z.optional(z.literal([15, 30, 60], 'UNKNOWN_VALUE')),
    reality_check_answered: z.optional(z.literal(true)),
  }),
  z.refine((body) => body.reality_check_minutes !== undefined || body.reality_check_answered !== undefined, {
    error: 'REQUIRED',
    path: ['domain'],
  }),
);
export type PlaySessionBody = z.infer<typeof PlaySessionBody>;

export const limits = defineEndpoint({
  id: 'limits',
  row: 'addition',
  summary: 'Limits the player set.',
  method: 'GET',
  path: '/api/v1/profile/limits',
  auth: 'player',
  response: LimitList,
});

export const setLimit = defineEndpoint({
  id: 'setLimit',
  row: 'addition',
  summary: 'Sets, raises, lowers, removes or confirms a limit.',
  method: 'POST',
  path: '/api/v1/profile/limits',
  auth: 'player',
  body: LimitBody,
  response: LimitList,
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
  response: Restriction,
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
      checked(z.int('UNKNOWN_VALUE'), z.minimum(6, 'UNKNOWN_VALUE'), z.maximum(120, 'UNKNOWN_VALUE')),
    ),
  }),
  response: Restriction,
  errors: { 422: ['UNKNOWN_VALUE'] },
});

export const playSession = defineEndpoint({
  id: 'playSession',
  row: 'addition',
  summary: 'Data of the play session.',
  method: 'GET',
  path: '/api/v1/profile/session',
  auth: 'player',
  response: PlaySession,
});

export const setPlaySession = defineEndpoint({
  id: 'setPlaySession',
  row: 'addition',
  summary: 'Sets the interval of the reality check, or confirms the current one, for all tabs and devices.',
  method: 'POST',
  path: '/api/v1/profile/session',
  auth: 'player',
  body: PlaySessionBody,
  response: PlaySession,
  errors: { 422: ['UNKNOWN_VALUE', 'REQUIRED'] },
});
