import type { Generated, JSONColumnType } from 'kysely';
import type { Currency, Language } from '../domain/locale/locale.ts';
import type { Moment, MomentOrNull } from './player-tables.ts';

export interface NotificationsTable {
  id: Generated<number>;
  player_id: number;
  type: 'personal' | 'transactional' | 'information';
  sub_type: string;
  status: 'read' | 'expired' | 'closed' | 'available' | 'new' | 'showed';
  /** Values for the text, which is built in the player's language when read. */
  facts: JSONColumnType<NotificationFacts, string, string>;
  created_at: Moment;
  expires_at: MomentOrNull;
}

export interface NotificationAction {
  readonly button: {
    readonly type: 'chat' | 'link';
    readonly text: string | null;
    readonly url: string | null;
  };
}

export interface NotificationFacts {
  /** Text written by the operator; without it the sub type determines the text. */
  text?: { readonly title: string; readonly content: string };
  action?: NotificationAction;
  amount?: number;
  /** Bonus money that was removed when the bonus ended, minor units. */
  removed?: number;
  currency?: Currency;
  /** Error type of a failed payment, why a promo code or document was refused, or a code that the operator entered. */
  reason?: string;
  /** Id of the payment. */
  payment?: string;
  /** uid of the payment method. */
  method?: string;
  email?: string;
  device?: string;
  status?: string;
  wager?: number;
  until?: string;
  /** Times of two logins with the same link, ISO-8601. */
  times?: readonly string[];
  /** Kind of achievement; only for sub type `achievement`. */
  achievement?: 'seventh_day' | 'verified' | 'first_payout';
  /** Number of gift spins, and their game. */
  spins?: number;
  game?: string;
  promoCode?: string;
  /** Slug of the tournament that the notification is about and links to. */
  tournament?: string;
  /** Place that won the prize. */
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

export interface NotificationTables {
  notifications: NotificationsTable;
  outbox: OutboxTable;
  push_subscriptions: PushSubscriptionsTable;
  push_choices: PushChoicesTable;
  push_deliveries: PushDeliveriesTable;
  sandbox_push_messages: SandboxPushMessagesTable;
}
