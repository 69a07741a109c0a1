import type { Generated } from 'kysely';
import type { Moment } from './player-tables.ts';

export interface PushSubscriptionsTable {
  id: Generated<number>;
  player_id: number;
  /** Push ends with the login session that enabled it. */
  session_id: string;
  /** Endpoint at the push service; one per browser, independent of the player. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Moment;
}

export interface PushChoicesTable {
  player_id: number;
  /** Comma-separated codes of the enabled kinds. */
  kinds: string;
}

export interface PushDeliveriesTable {
  id: Generated<number>;
  subscription_id: number;
  kind: string;
  /** JSON of the message. */
  message: string;
  attempts: Generated<number>;
  created_at: Moment;
  next_at: Moment;
}

export interface SandboxPushMessagesTable {
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
