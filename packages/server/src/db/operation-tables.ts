import type { ColumnType, GeneratedAlways, Generated, JSONColumnType } from 'kysely';
import type { Language } from '../domain/locale/locale.ts';
import type { Moment, MomentOrNull } from './player-tables.ts';

/** One row per error and build, with the details of the last report. */
export interface ClientErrorsTable {
  /** Hash of name, message and build. */
  hash: string;
  name: string;
  message: string;
  stack: string | null;
  route: string;
  build: string;
  language: Language;
  platform: string;
  count: ColumnType<number | string, number, number>;
  first_at: Moment;
  last_at: Moment;
}

/** Kinds of changes that connected players are notified of. */
export type EventKind = 'balance' | 'offers' | 'notifications' | 'profile' | 'payments';

/**
 * Changes for event streams; only triggers write them. For the relay of `events/relay.ts` they also write the kind
 * `sessions`, and `tournament:<id>` for player 0.
 */
interface PlayerEventsTable {
  player_id: GeneratedAlways<number>;
  kind: GeneratedAlways<EventKind>;
  /** Id of the database transaction, as text. */
  xid: GeneratedAlways<string>;
  /** Clock of the database; only used to delete old rows. */
  created_at: GeneratedAlways<Date>;
}

interface AttemptsTable {
  /** Keyed hash of the limit and what it counts, such as an address. */
  key: string;
  times: ColumnType<Date[], never, never>;
  expires_at: Moment;
}

interface ServerMarksTable {
  name: string;
  value: string;
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

/** Analytics events, in one partition per month. */
export interface AnalyticsTable {
  id: Generated<number>;
  event_name: string;
  visitor_uid: string;
  /** 0 for a guest. */
  player_id: number;
  record: JSONColumnType<Record<string, unknown>, string, string>;
  created_at: Moment;
}

export interface IdempotencyTable {
  /** Keyed hash of scope and key, hex; the key itself also decrypts the stored response. */
  hash: string;
  method: string;
  path: string;
  body_hash: string | null;
  /** The running attempt; null once the response is stored. */
  attempt: string | null;
  lease_until: MomentOrNull;
  /** Number of the server that runs the attempt; null with a single server. */
  holder: ColumnType<number | null, number | null | undefined, number | null>;
  status: number | null;
  /** Encrypted body of the stored response. */
  answer: string | null;
  created_at: Moment;
}

export interface OperationTables {
  visits: VisitsTable;
  analytics: AnalyticsTable;
  idempotency: IdempotencyTable;
  client_errors: ClientErrorsTable;
  player_events: PlayerEventsTable;
  attempts: AttemptsTable;
  server_marks: ServerMarksTable;
}

/** A single row: the state that the sandbox sets for every server process. */
interface SandboxStateTable {
  id: number;
  /** Offset of the servers' clock from real time, ms. */
  time_shift: number;
  is_region_blocked: boolean;
  /** Country shown in the error; null if unknown. */
  blocked_country: string | null;
}

export type FaultKind = 'status' | 'delay' | 'drop' | 'lose';

export interface SandboxFaultsTable {
  id: Generated<number>;
  /** Name of a contract call; `*`: any call. */
  call: string;
  kind: FaultKind;
  /** HTTP status; only for kind `status`. */
  status: number | null;
  /** Only for kind `delay`, ms. */
  delay_ms: number | null;
  /** Number of responses that this fault still affects. */
  remaining: number;
  created_at: Moment;
}

interface SandboxActionsTable {
  /** Random form token, so that a form submitted twice has one effect. */
  once: string;
  ordinal: GeneratedAlways<number>;
  action: string;
  /** Target of the action as text, such as the id of a player or payment, with details if need be. */
  subject: string | null;
  created_at: Moment;
}

interface SandboxConversationsTable {
  /** Random id, which alone authorizes reading and writing. */
  id: string;
  created_at: Moment;
}

interface SandboxChatMessagesTable {
  id: GeneratedAlways<number>;
  conversation_id: string;
  author: 'visitor' | 'support';
  text: string;
  /** When the message becomes visible; a reply appears shortly after the question. */
  shown_at: Moment;
}

export interface SandboxTables {
  sandbox_state: SandboxStateTable;
  sandbox_faults: SandboxFaultsTable;
  sandbox_actions: SandboxActionsTable;
  sandbox_conversations: SandboxConversationsTable;
  sandbox_chat_messages: SandboxChatMessagesTable;
}
