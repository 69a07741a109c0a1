import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from './player-tables.ts';

/** One row: state set by the sandbox for every server process. */
export interface SandboxStateTable {
  id: number;
  /** Offset of the servers' clock from real time, ms. */
  time_shift: number;
  is_region_blocked: boolean;
  /** Country in the error; null if unknown. */
  blocked_country: string | null;
}

export type FaultKind = 'status' | 'delay' | 'drop' | 'lose';

export interface SandboxFaultsTable {
  id: Generated<number>;
  /** Call of the contract; `*`: any. */
  call: string;
  kind: FaultKind;
  /** HTTP status; only for kind `status`. */
  status: number | null;
  /** Only for kind `delay`, ms. */
  delay_ms: number | null;
  /** Number of responses left to replace. */
  remaining: number;
  created_at: Moment;
}

export interface SandboxActionsTable {
  /** Random form token, so that a form submitted twice has one effect. */
  once: string;
  ordinal: GeneratedAlways<number>;
  action: string;
  /** Target of the action: a player, a payment, a document, a call. */
  subject: string | null;
  created_at: Moment;
}

export interface SandboxConversationsTable {
  /** Random: the id alone authorizes reading and writing. */
  id: string;
  created_at: Moment;
}

export interface SandboxChatMessagesTable {
  id: GeneratedAlways<number>;
  conversation_id: string;
  author: 'visitor' | 'support';
  text: string;
  /** When it becomes visible; a reply appears shortly after the question. */
  shown_at: Moment;
}

export interface SandboxTables {
  sandbox_state: SandboxStateTable;
  sandbox_faults: SandboxFaultsTable;
  sandbox_actions: SandboxActionsTable;
  sandbox_conversations: SandboxConversationsTable;
  sandbox_chat_messages: SandboxChatMessagesTable;
}
