import type { Generated } from 'kysely';
import type { Currency, Language } from '../domain/locale/locale.ts';
import type { Localized } from './catalogue-tables.ts';
import type { Moment, MomentOrNull } from './player-tables.ts';

export type CashbackPeriod = 'weekly' | 'monthly';

/** Periods whose cashback has been paid. */
export interface CashbackPeriodsTable {
  period: CashbackPeriod;
  ended_at: Moment;
  paid_at: Moment;
}

/** An edition of a tournament series; the series defines the rules. */
export interface TournamentsTable {
  id: Generated<number>;
  series: string;
  starts_at: Moment;
  /** Exclusive. */
  ends_at: Moment;
  canceled_at: MomentOrNull;
  /** Time from which rounds do not count and the ranking is final. */
  closed_at: MomentOrNull;
  /** When all prizes had been paid. */
  settled_at: MomentOrNull;
  /** When players were notified of the start. */
  start_told_at: MomentOrNull;
  updated_at: Moment;
}

/** Games of the tournament, fixed when the edition is created. */
export interface TournamentGamesTable {
  tournament_id: number;
  game_slug: string;
  position: number;
}

export interface TournamentPlayersTable {
  id: Generated<number>;
  tournament_id: number;
  player_id: number;
  /** Players of the same currency compete for one prize pool. */
  currency: Currency;
  joined_at: Moment;
  /** Integer; the scoring rule defines its unit. */
  score: Generated<number>;
  /** When the score was reached: the earlier of equal scores leads. */
  reached_at: MomentOrNull;
  counted_rounds: Generated<number>;
  /** Day to which `day_rounds` belongs, `yyyy-MM-dd` in account time. */
  day: string | null;
  day_rounds: Generated<number>;
  last_counted_at: MomentOrNull;
  /** Final place; null before the edition is closed, and for players who are banned or without points. */
  place: number | null;
  prize_paid_at: MomentOrNull;
  /** Paid entry price, minor units. */
  paid: Generated<number>;
  refunded_at: MomentOrNull;
}

export interface TournamentRemindersTable {
  tournament_id: number;
  player_id: number;
}

export interface TournamentGameScoresTable {
  tournament_id: number;
  player_id: number;
  game_slug: string;
  score: number;
}

export type PromotionCategory = 'news' | 'deposit' | 'free_spins' | 'cashback' | 'tournament';

export interface PromotionsTable {
  id: number;
  slug: string;
  category: PromotionCategory;
  titles: Localized;
  previews: Localized;
  /** HTML. */
  contents: Localized;
  image: string | null;
  /** Date, yyyy-MM-dd. */
  date: string;
  /** Higher values come first. */
  priority: number;
  button_texts: Localized | null;
  button_link: string | null;
  requires_auth: boolean;
  /** Code of the bonus template that the promotion describes. */
  template: string | null;
  /** First and last day, yyyy-MM-dd, in the reader's account time; null without a bound. */
  starts_on: string | null;
  ends_on: string | null;
  subtitles: Localized | null;
  /** HTML. */
  terms_texts: Localized | null;
  /** When the operator last changed the promotion. */
  updated_at: MomentOrNull;
}

export interface ReviewsTable {
  id: Generated<number>;
  language: Language;
  /** Displayed name. */
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  created_at: Moment;
  /** Whether the review is fictitious. */
  is_demo_data: boolean;
  /** Null for demo data, and once the player's personal data was erased. */
  player_id: number | null;
  status: 'pending' | 'published' | 'declined';
  decline_text: string | null;
  reply_text: string | null;
  reply_at: MomentOrNull;
  decided_at: MomentOrNull;
}

export interface PromotionTables {
  promotions: PromotionsTable;
  reviews: ReviewsTable;
}

export interface ContestTables extends PromotionTables {
  cashback_periods: CashbackPeriodsTable;
  tournaments: TournamentsTable;
  tournament_games: TournamentGamesTable;
  tournament_players: TournamentPlayersTable;
  tournament_reminders: TournamentRemindersTable;
  tournament_game_scores: TournamentGameScoresTable;
}
