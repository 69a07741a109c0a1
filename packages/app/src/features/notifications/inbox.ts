import type { Notification } from '@tulpar/api/contract';

/** Maximum title length, characters (NOTIF-12). */
export const TITLE_MAX = 38;

const OPEN: ReadonlySet<string> = new Set(['new', 'available', 'showed']);

/** Number of unread notifications (NOTIF-04, OP-46). */
export function unreadCount(notifications: readonly Pick<Notification, 'status'>[]): number {
  return notifications.filter(({ status }) => OPEN.has(status)).length;
}

/** Truncates a title with an ellipsis (NOTIF-12, OP-54). Counts characters, not code units. */
export function shortTitle(title: string): string {
  const characters = [...title];
  return characters.length > TITLE_MAX ? `${characters.slice(0, TITLE_MAX).join('')}…` : title;
}

/**
 * Notifications to show as toasts, oldest first, in the order they happened (NOTIF-05, -06). `shown` holds
 * the ids already shown on this page, which the poll returns until the server has processed the report.
 */
export function toastQueue(
  notifications: readonly Notification[],
  shown: ReadonlySet<number>,
): Notification[] {
  return notifications.filter(({ id, status }) => status === 'available' && !shown.has(id)).toReversed();
}
