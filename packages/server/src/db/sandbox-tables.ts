import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from './player-tables.ts';

/** One row: what the sandbox has changed for every server process. */
export interface SandboxStateTable {
  id: number;
  /** How far the time of the servers is ahead of real time, ms. */
  time_shift: number;
  is_region_blocked: boolean;
  /** Country named in the refusal; null: unknown. */
  blocked_country: string | null;
}

export type FaultKind = 'status' | 'delay' | 'drop' | 'lose';

export interface SandboxFaultsTable {
  id: Generated<number>;
  /** Name of the call in the contract; `*`: any. */
  call: string;
  kind: FaultKind;
  /** HTTP status; of kind `status` only. */
  status: number | null;
  /** Of kind `delay` only, ms. */
  delay_ms: number | null;
  /** How many more answers it spoils. */
  remaining: number;
  created_at: Moment;
}

export interface SandboxActionsTable {
  /** Random form token, so that a form submitted twice acts once. */
  once: string;
  ordinal: GeneratedAlways<number>;
  action: string;
  /** What it was done to: a player, a payment, a document, a call. */
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
  /** From when on it can be read; an answer is shown a little after the question. */
  shown_at: Moment;
}

export interface SandboxTables {
  sandbox_state: SandboxStateTable;
  sandbox_faults: SandboxFaultsTable;
  sandbox_actions: SandboxActionsTable;
  sandbox_conversations: SandboxConversationsTable;
  sandbox_chat_messages: SandboxChatMessagesTable;
}
