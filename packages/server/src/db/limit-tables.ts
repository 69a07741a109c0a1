import type { Generated } from 'kysely';
import type { Currency } from '../domain/locale/locale.ts';
import type { Moment, MomentOrNull } from './player-tables.ts';

export type LimitType = 'deposit' | 'loss' | 'wager' | 'time';
export type LimitPeriod = 'day' | 'week' | 'month';

export interface PlayerLimitsTable {
  player_id: number;
  type: LimitType;
  period: LimitPeriod;
  /** Minor units; minutes if the type is `time`. */
  amount: number;
  /** New amount of a pending raise; null for a pending removal, or if nothing is pending. */
  pending_amount: number | null;
  /** Time from which the raise or removal may be confirmed; null if none is pending. */
  pending_at: MomentOrNull;
}

/** Play sessions, see `domain/protection/play-sessions.ts`. */
export interface SittingsTable {
  id: Generated<number>;
  player_id: number;
  currency: Currency;
  started_at: Moment;
  /** The last launch or real-money round. */
  last_at: Moment;
  bets: number;
  wins: number;
}

export interface RealityChecksTable {
  player_id: number;
  /** Interval of the reality check, minutes. */
  minutes: number;
  answered_at: MomentOrNull;
}

export interface TurnoversTable {
  player_id: number;
  /** Stakes required before the deposits since the last completed turnover can be withdrawn, minor units. */
  required: number;
  done: number;
  /** Sum of the deposits that `required` is for, minor units. */
  deposits: number;
}

export interface LimitTables {
  player_limits: PlayerLimitsTable;
  sittings: SittingsTable;
  reality_checks: RealityChecksTable;
  turnovers: TurnoversTable;
}
