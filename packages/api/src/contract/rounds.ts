import { z } from '../z.ts';
import { LedgerEntry } from './bonuses.ts';
import { defineEndpoint } from './endpoint.ts';
import { PageQuery, Text } from './fields.ts';
import { RequestedDay, TimeZone } from './statement.ts';
import { Count, Currency, Iso, Minor, pagedWith } from './types.ts';

/** `session_id`: a play session; one of another player has no rounds. */
const RoundsQuery = z.object({
  ...PageQuery.shape,
  from: z.optional(RequestedDay),
  to: z.optional(RequestedDay),
  time_zone: z.optional(TimeZone),
  session_id: z.optional(Text),
  game: z.optional(Text),
});

/** A real-money round: `bet_bonus` and `win_bonus` are the parts in bonus money. */
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

/** Sums over all matching rounds, on every page. */
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
