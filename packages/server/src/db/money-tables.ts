import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Currency, Language } from '../domain/locale/locale.ts';
import type { Moment, MomentOrNull } from './player-tables.ts';

/** Kinds of accounts. The first three belong to a player and are never negative; the others belong to the house. */
export type AccountKind =
  | 'real'
  | 'bonus'
  | 'pending_withdrawal'
  | 'house_cash'
  | 'house_games'
  | 'house_bonus';

export interface AccountsTable {
  id: Generated<number>;
  /** Null for accounts of the house. */
  player_id: number | null;
  kind: AccountKind;
  currency: Currency;
  /** Minor units, sum of the account's entries; null for the house, whose sum is computed when needed. */
  balance: number | null;
}

/** Ledger postings, in one partition per month. */
export interface LedgerTransactionsTable {
  id: Generated<number>;
  player_id: number;
  /** Idempotency key of the event; a second posting with it is refused by the database. */
  key: string;
  kind: string;
  /** Round of a posted stake or win; the posting has the time of the round. */
  round_id: Generated<string | null>;
  created_at: Moment;
}

export interface LedgerEntriesTable {
  id: Generated<number>;
  transaction_id: number;
  /** The player of the transaction, also for accounts of the house. */
  player_id: number;
  account_id: number;
  /** Minor units, never zero; the entries of one transaction sum to zero per currency. */
  amount: number;
  /** Balance after the entry, minor units; null for the house. */
  balance_after: number | null;
  /** Time of the transaction. */
  created_at: Moment;
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
  /** Order within the same millisecond. */
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
  /** Origin to which the payment page returns the player; empty for a withdrawal. */
  app_origin: string;
  fail_url: string | null;
  /** SHA-256 of the token in the payment page's URL, hex. */
  page_token_hash: string | null;
  /** When a slow deposit is credited or a withdrawal gets its next stage; null if nothing is due. */
  settle_at: MomentOrNull;
  created_at: Moment;
  updated_at: Moment;
  expected_at: MomentOrNull;
  /** Whether an operator holds the withdrawal: it stays in stage `checking`. */
  is_held: Generated<boolean>;
  /** Bonuses that the withdrawal ended, with the amounts forfeited. */
  ended_offers: ColumnType<StoredEndedOffer[], string | undefined, string>;
  bank_reference: Generated<string | null>;
  /** Balances before and after a deposit and its bonus were credited; null for any other payment. */
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
  /** Keyed hash of player and idempotency key; the sandbox failed the first attempt with this key. */
  hash: string;
  created_at: Moment;
}

export interface SavedCardsTable {
  id: string;
  player_id: number;
  masked_number: string;
  expiry: string | null;
  /** Keyed hash of the number, so that a card is stored once per player. */
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
  /** `ofr_…`, for welcome offers `wel_…`; spins that come with a bonus have its id with `-gs`. */
  id: string;
  /** Order within the same millisecond. */
  ordinal: GeneratedAlways<number>;
  player_id: number;
  /** Code of the template that defines texts and terms. */
  template: string;
  status: OfferStatus;
  currency: Currency;
  /** Bonus money, minor units; null for gift spins, and before activation unless it is fixed earlier. */
  amount: number | null;
  wager_amount: Generated<number>;
  wager_amount_max: number | null;
  can_cancel: Generated<boolean>;
  /** Payment that activated the offer. */
  transaction_id: string | null;
  promo_code: string | null;
  /** Event that the offer was granted for, for example `cashback:weekly:…`; an event grants one offer. */
  source: Generated<string | null>;
  /** Gift spins whose winnings this bonus contains, or the bonus that these gift spins come with. */
  parent_id: Generated<string | null>;
  /** Number of gift spins; null for bonus money. */
  spins_count: Generated<number | null>;
  played_spins: Generated<number>;
  /** Winnings of the spins so far, minor units; when the spins end, they become a bonus. */
  spins_won: Generated<number>;
  available_to: MomentOrNull;
  expired_at: MomentOrNull;
  activated_at: MomentOrNull;
  ended_at: MomentOrNull;
  /** Why the offer ended, as in the contract. */
  end_reason: Generated<string | null>;
  /** Bonus money that became real money when the offer ended, minor units. */
  released_amount: Generated<number | null>;
  /** Bonus money forfeited at the end, minor units. */
  removed_amount: Generated<number | null>;
  /** When the player was notified that the offer ends within a day. */
  end_notice_at: MomentOrNull;
  created_at: Moment;
}

export interface WagerEntriesTable {
  id: Generated<number>;
  player_id: number;
  offer_id: string;
  round_id: string;
  game_slug: string;
  game_name: string;
  bet: number;
  /** Percentage of the stake that counts. */
  contribution: number;
  counted: number;
  total: number;
  zero_reason: 'excluded_game' | 'over_max_bet' | 'paused' | null;
  created_at: Moment;
}

export interface GameSessionsTable {
  /** `ses_…`; the id alone authorizes playing. */
  id: string;
  /** Null for a demo session of a guest. */
  player_id: number | null;
  game_slug: string;
  mode: 'demo' | 'real';
  currency: Currency;
  language: Language;
  app_origin: string;
  /** Demo credits, minor units; null in a real-money session. */
  credits: number | null;
  created_at: Moment;
  expires_at: Moment;
  /** Login session in which the game was opened; the game ends with it. Null for a guest. */
  opened_by: string | null;
}

/** A real-money round; a partition for each month. A trigger writes `round_keys`. */
export interface RoundsTable {
  /** `rnd_…`. */
  id: string;
  session_id: string;
  round_key: string;
  player_id: number;
  game_slug: string;
  currency: Currency;
  bet: number;
  bet_real: number;
  bet_bonus: number;
  win: number;
  win_real: number;
  win_bonus: number;
  /** The result; a repeated request with the same key returns it again. */
  told: ColumnType<unknown, string, string>;
  /** Offer of the gift spins used, which stake no real money. */
  gift_offer_id: Generated<string | null>;
  created_at: Moment;
}

/** Makes a round key unique in its session and finds the round; deleted some time after the session ends. */
export interface RoundKeysTable {
  session_id: GeneratedAlways<string>;
  round_key: GeneratedAlways<string>;
  player_id: GeneratedAlways<number>;
  round_at: GeneratedAlways<Date>;
  round_id: GeneratedAlways<string>;
}

export interface DemoRoundsTable {
  /** `rnd_…`. */
  id: string;
  session_id: string;
  round_key: string;
  /** Null for a guest. */
  player_id: number | null;
  game_slug: string;
  currency: Currency;
  bet: number;
  win: number;
  /** The result; a repeated request with the same key returns it again. */
  told: ColumnType<unknown, string, string>;
  created_at: Moment;
}

/** A promo code. Days are inclusive, `yyyy-MM-dd` in account time. */
export interface PromoCodesTable {
  /** In capitals, as `writtenCode` of the package api returns it. */
  code: string;
  template: string;
  offers_per_user: number;
  /** Maximum uses by all players; null without a limit. */
  uses_total: number | null;
  /** First valid day; null without a start. */
  first_day: string | null;
  /** Last valid day; null without an end. */
  last_day: string | null;
  /** Required account currency; null for all. */
  currency: Currency | null;
  /** Required VIP status; null for all. */
  player_status: string | null;
  /** Whether the code is a bonus of the month; without days it runs every month. */
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
  round_keys: RoundKeysTable;
  demo_rounds: DemoRoundsTable;
}
