import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Currency } from '../domain/locale/locale.ts';
import type { Moment, MomentOrNull } from './player-tables.ts';

interface PushSubscriptionsTable {
  id: Generated<number>;
  player_id: number;
  /** Login session that enabled push; push ends with this session. */
  session_id: string;
  /** URL at the push service; one per browser, whichever player is logged in. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Moment;
}

interface PushChoicesTable {
  player_id: number;
  /** Comma-separated codes of the enabled kinds of push messages. */
  kinds: string;
}

interface PushDeliveriesTable {
  id: Generated<number>;
  subscription_id: number;
  kind: string;
  message: string;
  attempts: Generated<number>;
  created_at: Moment;
  next_at: Moment;
}

interface SandboxPushMessagesTable {
  id: Generated<number>;
  device: string;
  ttl: number;
  topic: string | null;
  body: Uint8Array;
  received_at: Moment;
}

export interface PushTables {
  push_subscriptions: PushSubscriptionsTable;
  push_choices: PushChoicesTable;
  push_deliveries: PushDeliveriesTable;
  sandbox_push_messages: SandboxPushMessagesTable;
}

export type DocumentStatus = 'process' | 'processing' | 'approved' | 'declined';

export interface DocumentsTable {
  id: Generated<number>;
  player_id: number;
  document_type: string;
  /** The player's file name, sanitized. */
  document_name: string;
  status: DocumentStatus;
  decline_code: string | null;
  message: string | null;
  file_key: string;
  created_at: Moment;
  updated_at: Moment;
  /** Side of the document; null: the whole of it. */
  side: DocumentSide | null;
  /** Masked number of the card or wallet; null for other documents. */
  subject: string | null;
  /** The declined document that this one replaces. */
  replaces_id: number | null;
  decided_at: MomentOrNull;
}

export type DocumentSide = 'front' | 'back';

export interface DocumentUploadsTable {
  /** `upl_…`, random. */
  id: string;
  player_id: number;
  document_type: string;
  side: DocumentSide | null;
  subject: string | null;
  replaces_id: number | null;
  message: string | null;
  name: string;
  /** Announced size of the complete file, bytes. */
  size: number;
  sha256: string;
  received: Generated<number>;
  created_at: Moment;
  expires_at: Moment;
}

export interface DocumentUploadPartsTable {
  upload_id: string;
  /** Offset in the file of the part's first byte. */
  position: number;
  content: Uint8Array;
}

export interface DocumentFilesTable {
  /** Random key, so that it reveals nothing about the player or the file. */
  key: string;
  /** JPEG that this server re-encoded; null: the file is in a bucket. */
  content: ColumnType<Uint8Array | null, Uint8Array | null, never>;
  /** SHA-256 of the file, hex; computed from `content` by default. */
  sha256: Generated<string>;
  /** When an unused file is deleted; null: a document uses it. */
  expires_at: MomentOrNull;
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

export type LimitType = 'deposit' | 'loss' | 'wager' | 'time';
export type LimitPeriod = 'day' | 'week' | 'month';

export interface PlayerLimitsTable {
  player_id: number;
  type: LimitType;
  period: LimitPeriod;
  /** Minor units, for `time` minutes. */
  amount: number;
  /** New amount of a pending raise; null while `pending_at` is set: the limit will be removed. */
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

export interface AccountTables {
  documents: DocumentsTable;
  document_files: DocumentFilesTable;
  document_uploads: DocumentUploadsTable;
  document_upload_parts: DocumentUploadPartsTable;
  phone_codes: PhoneCodesTable;
  social_identities: SocialIdentitiesTable;
  social_tokens: SocialTokensTable;
  player_limits: PlayerLimitsTable;
  sittings: SittingsTable;
  reality_checks: RealityChecksTable;
  turnovers: TurnoversTable;
}
