import type { Notification } from '@tulpar/api/contract';

/** Longest title, characters (NOTIF-12). */
export const TITLE_MAX = 38;

const OPEN: ReadonlySet<string> = new Set(['new', 'available', 'showed']);

/** How many notifications wait for the player (NOTIF-04, OP-46). */
export function unreadCount(notifications: readonly Pick<Notification, 'status'>[]): number {
  return notifications.filter(({ status }) => OPEN.has(status)).length;
}

/** Title cut to its longest length and one ellipsis (NOTIF-12, OP-54). Counts characters, not code units. */
export function shortTitle(title: string): string {
  const characters = [...title];
  return characters.length > TITLE_MAX ? `${characters.slice(0, TITLE_MAX).join('')}…` : title;
}

/**
 * Notifications to show as toasts, oldest first, so that they are read in the order they happened (NOTIF-05, -06).
 * `shown` holds ids this page has shown already: the poll may still bring them until the server has heard.
 */
export function toastQueue(
  notifications: readonly Notification[],
  shown: ReadonlySet<number>,
): Notification[] {
  return notifications.filter(({ id, status }) => status === 'available' && !shown.has(id)).toReversed();
}
