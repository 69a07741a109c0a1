import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Currency, Language } from '../domain/locale/locale.ts';

/** Moment in UTC. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface PlayersTable {
  id: Generated<number>;
  source_id: string | null;
  status: Generated<string>;
  /** When the status last changed between weekly and monthly cashback. */
  cashback_period_since: MomentOrNull;
  registration_type: 'email' | 'phone';
  /** Lower case. */
  email: string | null;
  is_email_confirmed: Generated<boolean>;
  /** Digits with country code. */
  phone: string | null;
  phone_confirmed_by: Generated<string>;
  confirm_phone_try: Generated<number>;
  /** PHC string. */
  password_hash: string;
  /** False for accounts created by social login, which have an unknown random password. */
  has_password: Generated<boolean>;
  first_name: string | null;
  last_name: string | null;
  address: string | null;
  /** `yyyy-MM-dd`, text so that no driver reads it in a time zone. */
  birthday: string | null;
  language: Language;
  currency: Currency;
  deposits_count: Generated<number>;
  is_doc_verified: Generated<boolean>;
  verify_at: MomentOrNull;
  is_newsletters_enabled: Generated<boolean>;
  is_sms_enabled: Generated<boolean>;
  restriction_kind: 'break' | 'self_exclusion' | null;
  restriction_since: MomentOrNull;
  restriction_until: MomentOrNull;
  banned_at: MomentOrNull;
  /** When the operator decided about the money of a banned player. */
  banned_money_decided_at: MomentOrNull;
  /** Personal data was erased by the operator; the row stays for the books. */
  erased_at: MomentOrNull;
  /** An excluded player of the same name and birthday; undecided, it keeps the account from deposits and real play. */
  resembles: Generated<number | null>;
  resembles_decided_at: MomentOrNull;
  last_login_at: MomentOrNull;
  previous_login_at: MomentOrNull;
  /** Different days of the account's time zone on which the player has signed in. */
  sign_in_days: Generated<number>;
  referrer: string | null;
  landing_page: string | null;
  fingerprint: string | null;
  time_offset: number | null;
  timezone: string | null;
  promo_code: string | null;
  extra: ColumnType<PlayerExtra, string | undefined, string>;
  created_at: Moment;
}

export interface PlayerExtra {
  showAppsPromoModal?: { value: boolean; time: string | null };
  showDownloadAppBannerCount?: number;
  navigatorUserAgent?: string[];
  limitOfferAnswered?: boolean;
}

export interface SessionsTable {
  id: string;
  player_id: number;
  created_at: Moment;
  /** First session of the family when this one was opened with a refresh token of another; null: this is the first. */
  family_id: ColumnType<string | null, string | null | undefined, never>;
  /** End of the whole family of refresh tokens, however often it rotates. */
  expires_at: Moment;
  revoked_at: MomentOrNull;
  revoked_reason: string | null;
  user_agent: string;
  ip: string;
  /** Keyed hash of the browser's device id; null without a cookie. */
  device: ColumnType<string | null, string | null | undefined, string | null>;
  /** ISO code, where a proxy in front says so. */
  country: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  session_id: string;
  created_at: Moment;
  used_at: MomentOrNull;
}

export interface OneTimeCodesTable {
  /** Keyed hash of the code, hex. */
  hash: string;
  player_id: number;
  purpose: 'confirm_email' | 'reset_password' | 'reset_password_phone' | 'sign_in' | 'confirm_change';
  /** What the code is bound to, for example the e-mail to confirm. */
  subject: string | null;
  created_at: Moment;
  expires_at: Moment;
  used_at: MomentOrNull;
  /** Wrong guesses so far. */
  tries: Generated<number>;
  /** The session a sign-in link has opened. */
  session_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What a player had before a change, for the holder of one link. */
export interface UndoLinksTable {
  /** Keyed hash of the token, hex. */
  hash: string;
  player_id: number;
  /** What the change was about; only that is restored. */
  kind: 'contacts' | 'password';
  /** Contact the link was sent to. */
  recipient: string;
  email: string | null;
  is_email_confirmed: boolean;
  phone: string | null;
  phone_confirmed_by: string;
  password_hash: string;
  has_password: boolean;
  created_at: Moment;
  expires_at: Moment;
}

export interface NotificationsTable {
  id: Generated<number>;
  player_id: number;
  type: 'personal' | 'transactional' | 'information';
  sub_type: string;
  status: 'read' | 'expired' | 'closed' | 'available' | 'new' | 'showed';
  /** Figures the text is made from when it is read, in the language of that moment. */
  facts: JSONColumnType<NotificationFacts, string, string>;
  created_at: Moment;
  expires_at: MomentOrNull;
}

/** Action of a message. */
export interface NotificationAction {
  readonly button: {
    readonly type: 'chat' | 'link';
    readonly text: string | null;
    readonly url: string | null;
  };
}

export interface NotificationFacts {
  /** Written by hand; without it the text is made from the sub type. */
  text?: { readonly title: string; readonly content: string };
  action?: NotificationAction;
  amount?: number;
  /** What was taken away above the bound of a bonus. */
  removed?: number;
  currency?: Currency;
  /** Error type of a rolled back payment, or why a promo code was refused. */
  reason?: string;
  /** Id of the payment the message is about. */
  payment?: string;
  /** uid of the payment method. */
  method?: string;
  email?: string;
  /** Device and browser of a sign-in. */
  device?: string;
  /** New player status. */
  status?: string;
  wager?: number;
  until?: string;
  /** Moments of two sign-ins with one link, ISO. */
  times?: readonly string[];
  /** What was achieved; sub type `achievement`. */
  achievement?: 'seventh_day' | 'verified' | 'first_payout';
  /** Gift spins, and the game they are for. */
  spins?: number;
  game?: string;
  /** A code that was not taken. */
  promoCode?: string;
  /** Slug of the tournament the message is about: it makes the message news and leads to that tournament. */
  tournament?: string;
  /** Place that won a prize in it. */
  place?: number;
}

export interface OutboxTable {
  id: Generated<number>;
  channel: 'email' | 'sms';
  recipient: string;
  purpose: string;
  language: Language;
  subject: string;
  body: string;
  link: string | null;
  created_at: Moment;
}

export interface VisitsTable {
  id: Generated<number>;
  visitor_uid: string;
  player_id: number | null;
  url: string;
  user_agent: string;
  ip: string;
  created_at: Moment;
}

export interface AnalyticsTable {
  id: Generated<number>;
  event_name: string;
  visitor_uid: string;
  player_id: number | null;
  record: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: Moment;
}

export interface IdempotencyTable {
  /** Keyed hash of the scope and the key, hex: the key itself also opens the stored answer. */
  hash: string;
  method: string;
  path: string;
  body_hash: string | null;
  /** Names the attempt that runs now; null when the answer is stored. */
  attempt: string | null;
  lease_until: MomentOrNull;
  /** Number of the server the attempt runs on; null when there is only one. */
  holder: ColumnType<number | null, number | null | undefined, number | null>;
  status: number | null;
  /** Sealed body of the stored answer. */
  answer: string | null;
  created_at: Moment;
}

export interface PlayerTables {
  players: PlayersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  one_time_codes: OneTimeCodesTable;
  undo_links: UndoLinksTable;
  notifications: NotificationsTable;
  outbox: OutboxTable;
  visits: VisitsTable;
  analytics: AnalyticsTable;
  idempotency: IdempotencyTable;
}
