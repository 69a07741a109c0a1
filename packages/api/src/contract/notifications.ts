import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { BitFlag, ignorable } from './fields.ts';
import { Iso, Link, Minor, Ok, list, open, checked } from './types.ts';

/** Known kinds of notifications; a server may send others. */
export const notificationSubTypes = [
  'achievement',
  'commit_deposit',
  'commit_withdrawal',
  'rollback_deposit',
  'rollback_withdrawal',
  'lottery_ticket_bronze',
  'welcome_gift_fd-bonus',
  'achievement_gift',
  'email_confirmed',
  'promo_code_not_valid',
  'email_confirmation_code_send',
  'activate-deposit-bonus',
  'bonus-ends-soon',
  'bonus-ended',
  'spins-end-soon',
  'spins-ended',
  'player_status_change',
] as const;

export const Notification = z.object({
  id: z.int(),
  type: z.enum(['personal', 'transactional', 'information']),
  sub_type: open(notificationSubTypes),
  /** The app shows `available` ones as toasts. */
  status: z.enum(['read', 'expired', 'closed', 'available', 'new', 'showed']),
  title: z.string(),
  content: z.string(),
  data: z.object({
    /** For `rollback_deposit`: the error type. */
    content: z.nullable(z.string()),
    amount: z.nullable(Minor),
    /** For `player_status_change`: the new status. */
    current: z.nullable(z.string()),
  }),
  created_at: Iso,
  /** `NotificationAction` as JSON text. Invalid JSON means no action. */
  action: z.nullable(z.string()),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationAction = z.object({
  button: z.optional(
    z.object({ type: open(['chat', 'link']), text: z.nullable(z.string()), url: z.nullable(Link) }),
  ),
});
export type NotificationAction = z.infer<typeof NotificationAction>;

export const NotificationsQuery = z.object({
  order: ignorable(z.enum(['desc'])),
  /** 1: also read, closed and expired ones. */
  'filter[history]': z.optional(BitFlag),
});
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;

export const NotificationIds = z.object({
  notification_ids: checked(z.array(z.int()), z.maxLength(1000, 'FIELD_INVALID')),
});
export type NotificationIds = z.infer<typeof NotificationIds>;

export const notifications = defineEndpoint({
  id: 'notifications',
  row: 'API-66',
  summary: 'Messages to the player, newest first.',
  method: 'GET',
  path: '/api/v1/notifications',
  auth: 'player',
  query: NotificationsQuery,
  response: list(Notification),
  poll: 10_000,
  etag: true,
});

export const readNotifications = defineEndpoint({
  id: 'readNotifications',
  row: 'API-67',
  summary: 'Marks messages as read; unknown ids change nothing.',
  method: 'POST',
  path: '/api/v1/notifications/read',
  auth: 'player',
  body: NotificationIds,
  response: Ok,
});

export const closeNotifications = defineEndpoint({
  id: 'closeNotifications',
  row: 'API-68',
  summary: 'Marks messages as closed; unknown ids change nothing.',
  method: 'POST',
  path: '/api/v1/notifications/close',
  auth: 'player',
  body: NotificationIds,
  response: Ok,
});

export const showNotifications = defineEndpoint({
  id: 'showNotifications',
  row: 'API-69',
  summary: 'Marks messages as shown; unknown ids change nothing.',
  method: 'POST',
  path: '/api/v1/notifications/show',
  auth: 'player',
  body: NotificationIds,
  response: Ok,
});
