import { type Notification, notifications, NotificationAction } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryOptions } from '#app/platform/network/query.ts';
import { NOTIFICATIONS_META, POLL, SPARING } from './queries.ts';
import { siteOrigin } from '#app/platform/routing/urls.ts';
import { parseSafeUrl } from '#app/platform/routing/router.tsx';

/** Kinds that invite to take a bonus or to play. */
const INVITATIONS: ReadonlySet<string> = new Set([
  'welcome_gift_fd-bonus',
  'achievement_gift',
  'bonus-ends-soon',
  'spins-end-soon',
]);

/** Whether a message invites to play: news, except a prize already won, and offers (SAFE-13). */
export function isInvitation({ type, sub_type }: Pick<Notification, 'type' | 'sub_type'>): boolean {
  return INVITATIONS.has(sub_type) || (type === 'information' && sub_type !== 'achievement');
}

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
 * Notifications to show as toasts, oldest first (NOTIF-05, -06). `shown` holds the ids already shown on this page,
 * which the poll returns until the server has processed their report (`show`).
 */
export function toastQueue(
  notifications: readonly Notification[],
  shown: ReadonlySet<number>,
): Notification[] {
  return notifications.filter(({ id, status }) => status === 'available' && !shown.has(id)).toReversed();
}

// This query is not in `queries.ts`, which every page of a player loads.

/** All stored messages, newest first, including read and closed ones (NOTIF-16); polled like the new ones. */
export function historyOptions(language: Language) {
  return queryOptions({
    queryKey: ['notifications', 'history', language] as const,
    queryFn: ({ signal }) =>
      call(notifications, { query: { order: 'desc', 'filter[history]': 1 } }, { signal }),
    select: ({ data }) => data,
    ...poll(POLL, SPARING, NOTIFICATIONS_META),
  });
}

/** Button of a notification; `text` is the server's, or null for the app's own. */
export type NoteButton =
  | { readonly kind: 'chat'; readonly text: string | null }
  | { readonly kind: 'link'; readonly text: string | null; readonly href: string };

/**
 * Parses the button of a notification (NOTIF-13). The server's text is untrusted: null for invalid JSON, an
 * unknown kind or an unsafe link.
 */
export function noteButton(action: string | null, origin: string = siteOrigin()): NoteButton | null {
  if (!action) return null;
  let value: unknown;
  try {
    value = JSON.parse(action);
  } catch {
    return null;
  }
  const { data } = NotificationAction.safeParse(value);
  const button = data?.button;
  if (!button) return null;
  const text = button.text?.trim() || null;
  if (button.type === 'chat') return { kind: 'chat', text };
  const href = button.type === 'link' ? button.url : null;
  return href && parseSafeUrl(href, origin) ? { kind: 'link', text, href } : null;
}

/** Number of messages shown at first, and added by each press of "more" (NOTIF-15). */
export const STEP = 8;

/** Days the server stores a message (NOTIF-20). */
export const RETENTION_DAYS = 90;

/** Maximum number of messages that the server returns. */
export const MOST = 500;

/** Filters of the history in their order (NOTIF-16). */
export const FILTERS = ['all', 'personal', 'payments', 'news'] as const;
export type Filter = (typeof FILTERS)[number];

export interface InboxView {
  readonly tab: 'new' | 'history';
  readonly filter: Filter;
}

/** View from the URL; by default the new messages, or the history without a filter. */
export function parseView(search: URLSearchParams): InboxView {
  const filter = FILTERS.find((one) => one === search.get('filter')) ?? 'all';
  return { tab: search.get('tab') === 'history' ? 'history' : 'new', filter };
}

const types: Readonly<Record<Exclude<Filter, 'all'>, Notification['type']>> = {
  personal: 'personal',
  payments: 'transactional',
  news: 'information',
};

export function filtered(notes: readonly Notification[], filter: Filter): readonly Notification[] {
  return filter === 'all' ? notes : notes.filter(({ type }) => type === types[filter]);
}

export interface InboxDay {
  /** `yyyy-MM-dd` in the account's time zone. */
  readonly day: string;
  readonly notes: readonly Notification[];
}

/** Groups messages by the day (`yyyy-MM-dd`) from `dayOf`, in the order of each day's first message (NOTIF-20). */
export function byDay(notes: readonly Notification[], dayOf: (moment: string) => string): InboxDay[] {
  const days = new Map<string, Notification[]>();
  for (const note of notes) {
    const day = dayOf(note.created_at);
    const known = days.get(day);
    if (known) known.push(note);
    else days.set(day, [note]);
  }
  return [...days].map(([day, entries]) => ({ day, notes: entries }));
}
