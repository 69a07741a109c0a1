import type { Generated } from 'kysely';
import type { Currency, Language } from '../domain/locale/locale.ts';
import type { Localized } from './catalogue-tables.ts';
import type { Moment, MomentOrNull } from './player-tables.ts';

export type CashbackPeriod = 'weekly' | 'monthly';

/** Periods whose cashback every player has got. */
export interface CashbackPeriodsTable {
  period: CashbackPeriod;
  ended_at: Moment;
  paid_at: Moment;
}

/** One edition of a series of tournaments; its rules are the series'. */
export interface TournamentsTable {
  id: Generated<number>;
  /** Slug of the series. */
  series: string;
  starts_at: Moment;
  /** Exclusive. */
  ends_at: Moment;
  canceled_at: MomentOrNull;
  /** From this time rounds no longer count and the places are final. */
  closed_at: MomentOrNull;
  /** Every prize is given. */
  settled_at: MomentOrNull;
  /** Players were notified of the start. */
  start_told_at: MomentOrNull;
  updated_at: Moment;
}

/** Games that count, fixed when the edition is made. */
export interface TournamentGamesTable {
  tournament_id: number;
  game_slug: string;
  position: number;
}

export interface TournamentPlayersTable {
  id: Generated<number>;
  tournament_id: number;
  player_id: number;
  /** Players of one currency compete for the pool in it. */
  currency: Currency;
  joined_at: Moment;
  /** Whole number in the unit of the scoring rule. */
  score: Generated<number>;
  /** When the score was reached: of equal scores the earlier one leads. */
  reached_at: MomentOrNull;
  counted_rounds: Generated<number>;
  /** The day `day_rounds` counts, `yyyy-MM-dd` by the clock of the account. */
  day: string | null;
  day_rounds: Generated<number>;
  last_counted_at: MomentOrNull;
  /** Final; null until the edition is closed, and for a player without points. */
  place: number | null;
  prize_paid_at: MomentOrNull;
  /** Price of entry that was taken, minor units. */
  paid: Generated<number>;
  /** The price was given back. */
  refunded_at: MomentOrNull;
}

/** Players who want to be notified of the start. */
export interface TournamentRemindersTable {
  tournament_id: number;
  player_id: number;
}

/** Score of a player in each game, by the scoring rule. */
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
  /** Day, yyyy-MM-dd. */
  date: string;
  /** The higher, the earlier in the order by priority. */
  priority: number;
  button_texts: Localized | null;
  button_link: string | null;
  requires_auth: boolean;
  /** Code of the bonus it is about. */
  template: string | null;
  /** First and last day, yyyy-MM-dd, of the account that looks; null: without a bound. */
  starts_on: string | null;
  ends_on: string | null;
  subtitles: Localized | null;
  /** HTML. */
  terms_texts: Localized | null;
  /** When the operator changed it. */
  updated_at: MomentOrNull;
}

export interface ReviewsTable {
  id: Generated<number>;
  language: Language;
  /** As it is shown. */
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  created_at: Moment;
  /** Made up for the demonstration. */
  is_demo_data: boolean;
  /** Null for demo data. */
  player_id: number | null;
  status: 'pending' | 'published' | 'declined';
  decline_text: string | null;
  /** Answer of the operator. */
  reply_text: string | null;
  reply_at: MomentOrNull;
  decided_at: MomentOrNull;
}

/** Seeded lists of text. */
export interface PromotionTables {
  promotions: PromotionsTable;
  reviews: ReviewsTable;
}

/** Cashback periods and tournaments, and the lists of text around them. */
export interface ContestTables extends PromotionTables {
  cashback_periods: CashbackPeriodsTable;
  tournaments: TournamentsTable;
  tournament_games: TournamentGamesTable;
  tournament_players: TournamentPlayersTable;
  tournament_reminders: TournamentRemindersTable;
  tournament_game_scores: TournamentGameScoresTable;
}
