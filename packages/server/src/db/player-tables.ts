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
  /** Digits only, with country code. */
  phone: string | null;
  phone_confirmed_by: Generated<string>;
  confirm_phone_try: Generated<number>;
  /** Password hash in PHC string format. */
  password_hash: string;
  /** False for accounts of social logins, whose random password is unknown, until the player sets one. */
  has_password: Generated<boolean>;
  first_name: string | null;
  last_name: string | null;
  address: string | null;
  /** `yyyy-MM-dd`, text because drivers would apply a time zone. */
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
  /** When the operator erased personal data; the row remains for accounting. */
  erased_at: MomentOrNull;
  /**
   * Excluded player with the same name and birthday, mailbox or document; blocks deposits and play until the operator
   * decides.
   */
  resembles: Generated<number | null>;
  resembles_decided_at: MomentOrNull;
  last_login_at: MomentOrNull;
  previous_login_at: MomentOrNull;
  /** Number of days with a login, in account time. */
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
  /** First session of the family, if a refresh token of that family opened this one; null: this is the first. */
  family_id: ColumnType<string | null, string | null | undefined, never>;
  /** When the session and all its refresh tokens end, however often the token rotates. */
  expires_at: Moment;
  revoked_at: MomentOrNull;
  revoked_reason: string | null;
  user_agent: string;
  ip: string;
  /** Keyed hash of the browser's device id; null in sessions from before device ids. */
  device: ColumnType<string | null, string | null | undefined, string | null>;
  /** Country code that a proxy sent; null without one. */
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
  /** Keyed hash, hex, of the token; for a code of six digits, which may repeat, of a random value. */
  hash: string;
  player_id: number;
  purpose: 'confirm_email' | 'reset_password' | 'reset_password_phone' | 'sign_in' | 'confirm_change';
  /** Value the code is bound to, for example the e-mail to confirm; for a code of six digits their keyed hash. */
  subject: string | null;
  created_at: Moment;
  expires_at: Moment;
  used_at: MomentOrNull;
  /** Number of guesses of six digits, or of uses of a login link. */
  tries: Generated<number>;
  /** The latest session that the login link opened. */
  session_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A player's data before a change, restored by an undo link. */
export interface UndoLinksTable {
  /** Keyed hash of the token, hex. */
  hash: string;
  player_id: number;
  /** Kind of change; only this data is restored. */
  kind: 'contacts' | 'password';
  /** Contact to which the link was sent. */
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

export interface PhoneCodesTable {
  id: Generated<number>;
  player_id: number;
  phone: string;
  /** Keyed hash of player, phone and digits, hex. */
  code_hash: string;
  /** Number of wrong guesses. */
  tries: Generated<number>;
  created_at: Moment;
  expires_at: Moment;
  used_at: MomentOrNull;
}

export type SocialProvider = 'facebook' | 'google';

export interface SocialPerson {
  /** The provider's id of the person. */
  readonly subject: string;
  readonly email: string | null;
  /** The provider has verified the e-mail. */
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface SocialIdentitiesTable {
  provider: SocialProvider;
  subject: string;
  player_id: number;
  created_at: Moment;
}

export interface SocialTokensTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  provider: SocialProvider;
  person: JSONColumnType<SocialPerson, string, string>;
  created_at: Moment;
  expires_at: Moment;
  used_at: MomentOrNull;
}

export interface PlayerTables {
  players: PlayersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  one_time_codes: OneTimeCodesTable;
  undo_links: UndoLinksTable;
  phone_codes: PhoneCodesTable;
  social_identities: SocialIdentitiesTable;
  social_tokens: SocialTokensTable;
}
