import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Currency, Language } from '../domain/locale/locale.ts';
import type { Moment, MomentOrNull } from './player-tables.ts';

/** Kinds of account. The first three are a player's and never negative, the others are the house's. */
export type AccountKind =
  'real' | 'bonus' | 'pending_withdrawal' | 'house_cash' | 'house_games' | 'house_bonus';

export interface AccountsTable {
  id: Generated<number>;
  /** Null for the house. */
  player_id: number | null;
  kind: AccountKind;
  currency: Currency;
  /** Minor units, the sum of the account's entries; null for the house, whose sum is taken when it is wanted. */
  balance: number | null;
}

export interface LedgerTransactionsTable {
  id: Generated<number>;
  /** One event, one key: a second posting with it is refused by the database. */
  key: string;
  kind: string;
  created_at: Moment;
}

export interface LedgerEntriesTable {
  id: Generated<number>;
  transaction_id: number;
  account_id: number;
  /** Minor units, never zero; the entries of one transaction sum to zero per currency. */
  amount: number;
  /** Null for the house. */
  balance_after: number | null;
}

export type PaymentStage =
  | 'created'
  | 'at_bank'
  | 'confirming'
  | 'credited'
  | 'failed'
  | 'received'
  | 'checking'
  | 'sent'
  | 'paid'
  | 'returned';

export interface PaymentsTable {
  /** `trx_…`. */
  id: string;
  /** Orders what was made in the same millisecond. */
  ordinal: GeneratedAlways<number>;
  player_id: number;
  type: 'deposit' | 'withdrawal';
  status: 'process' | 'approved' | 'declined';
  stage: PaymentStage;
  timeline: JSONColumnType<{ stage: string; at: string }[], string, string>;
  method: string;
  amount: number;
  currency: Currency;
  fee: number;
  account_masked: string | null;
  card_id: string | null;
  offer_id: string | null;
  error_type: string | null;
  locale: Language;
  /** Origin the player is sent back to. */
  app_origin: string;
  /** Where a refused deposit leads. */
  fail_url: string | null;
  /** SHA-256 of the capability in the address of the payment page, hex. */
  page_token_hash: string | null;
  /** When the provider's slow answer takes effect. */
  settle_at: MomentOrNull;
  created_at: Moment;
  updated_at: Moment;
  expected_at: MomentOrNull;
  /** An operator keeps the withdrawal in checking. */
  is_held: Generated<boolean>;
  /** Bonuses the withdrawal ended, as they were. */
  ended_offers: ColumnType<StoredEndedOffer[], string | undefined, string>;
  /** The bank's own number of the payment. */
  bank_reference: Generated<string | null>;
  /** Before and after a deposit was credited with its bonus; null for every other payment. */
  balances: ColumnType<BalancesAround | null, string | undefined, string>;
}

/** Minor units. */
export interface BalancesAround {
  readonly real_before: number;
  readonly real_after: number;
  readonly bonus_before: number;
  readonly bonus_after: number;
}

interface StoredEndedOffer {
  readonly id: string;
  readonly template: string;
  readonly bonus_amount: number;
  readonly win_amount: number;
}

export interface MethodSettingsTable {
  uid: string;
  is_available: boolean;
  /** Hundredths of a percent. */
  fee_points: number;
  fee_fixed: number;
}

export interface PaymentFaultsTable {
  /** Keyed hash of player and idempotency key whose first try was made to fail. */
  hash: string;
  created_at: Moment;
}

export interface SavedCardsTable {
  id: string;
  player_id: number;
  masked_number: string;
  expiry: string | null;
  /** Keyed hash of the number: the same card is stored once. */
  number_hash: string;
  is_hidden: Generated<boolean>;
  last_used_at: MomentOrNull;
}

export type OfferStatus =
  | 'available'
  | 'awaiting'
  | 'active'
  | 'started'
  | 'finished'
  | 'wasted'
  | 'ignored'
  | 'rejected'
  | 'canceled'
  | 'expired'
  | 'wager_ignored'
  | 'hidden';

export interface OffersTable {
  /** `ofr_…`, for welcome offers `wel_…`. */
  id: string;
  /** Orders what was given in the same millisecond. */
  ordinal: GeneratedAlways<number>;
  player_id: number;
  /** Code of the template with its texts and terms. */
  template: string;
  status: OfferStatus;
  currency: Currency;
  /** Bonus money given, minor units; null until it is given. */
  amount: number | null;
  wager_amount: Generated<number>;
  wager_amount_max: number | null;
  can_cancel: Generated<boolean>;
  /** Payment that activated it. */
  transaction_id: string | null;
  promo_code: string | null;
  /** Names the event it was given for, for example `cashback:weekly:…`; one event gives one offer. */
  source: Generated<string | null>;
  /** The gift spins whose win this bonus is. */
  parent_id: Generated<string | null>;
  /** Of gift spins; null for money. */
  spins_count: Generated<number | null>;
  played_spins: Generated<number>;
  /** Won with the spins played so far, minor units; it becomes a bonus with the last one. */
  spins_won: Generated<number>;
  available_to: MomentOrNull;
  expired_at: MomentOrNull;
  activated_at: MomentOrNull;
  ended_at: MomentOrNull;
  /** Why it ended, as the contract names it. */
  end_reason: Generated<string | null>;
  /** Bonus money that became own money at the end, minor units. */
  released_amount: Generated<number | null>;
  /** Bonus money that was taken away at the end, minor units. */
  removed_amount: Generated<number | null>;
  /** When the player was notified that it ends within a day. */
  end_notice_at: MomentOrNull;
  created_at: Moment;
}

export interface WagerEntriesTable {
  id: Generated<number>;
  offer_id: string;
  round_id: string;
  game_slug: string;
  game_name: string;
  bet: number;
  /** Percent. */
  contribution: number;
  counted: number;
  total: number;
  zero_reason: 'excluded_game' | 'over_max_bet' | 'paused' | null;
  created_at: Moment;
}

export interface GameSessionsTable {
  /** `ses_…`; the id alone authorizes playing. */
  id: string;
  /** Null for a guest's demo. */
  player_id: number | null;
  game_slug: string;
  mode: 'demo' | 'real';
  currency: Currency;
  language: Language;
  app_origin: string;
  /** Play credits of a demo, minor units; null in a real session. */
  credits: number | null;
  created_at: Moment;
  expires_at: Moment;
  /** Session of the player the game was opened in and ends with; null for a guest. */
  opened_by: string | null;
}

export interface RoundsTable {
  /** `rnd_…`. */
  id: string;
  session_id: string;
  round_key: string;
  player_id: number | null;
  game_slug: string;
  mode: 'demo' | 'real';
  currency: Currency;
  bet: number;
  bet_real: number;
  bet_bonus: number;
  win: number;
  win_real: number;
  win_bonus: number;
  /** The result sent to the player; sent again for the same key. */
  told: ColumnType<unknown, string, string>;
  /** Set for free spins, whose stake is no real money. */
  gift_offer_id: Generated<string | null>;
  created_at: Moment;
}

/** A promo code; the days are inclusive, `yyyy-MM-dd` in the time of the account that looks. */
export interface PromoCodesTable {
  /** In capitals, i without a dot. */
  code: string;
  /** Code of the template its offers are made from. */
  template: string;
  offers_per_user: number;
  /** Uses by all players together; null: no bound. */
  uses_total: number | null;
  /** First day it runs; null: since ever. */
  first_day: string | null;
  /** Last day it runs; null: no end. */
  last_day: string | null;
  /** Currency of the accounts it is for; null: every account. */
  currency: Currency | null;
  /** Player status it is for; null: everybody. */
  player_status: string | null;
  /** Listed among the bonuses of the month; without days it runs every month. */
  is_of_month: boolean;
}

export interface MoneyTables {
  accounts: AccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  payments: PaymentsTable;
  payment_faults: PaymentFaultsTable;
  method_settings: MethodSettingsTable;
  saved_cards: SavedCardsTable;
  offers: OffersTable;
  promo_codes: PromoCodesTable;
  wager_entries: WagerEntriesTable;
  game_sessions: GameSessionsTable;
  rounds: RoundsTable;
}
