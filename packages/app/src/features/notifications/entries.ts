import type { Notification } from '@tulpar/api/contract';

/** Entries per step (NOTIF-15). */
export const STEP = 8;

/** Days the server stores a message (NOTIF-20). */
export const RETENTION_DAYS = 90;

/** Filters of the history in their order (NOTIF-16). */
export const FILTERS = ['all', 'personal', 'payments', 'news'] as const;
export type Filter = (typeof FILTERS)[number];

export interface InboxView {
  readonly tab: 'new' | 'history';
  readonly filter: Filter;
}

/** Reads the view from the URL; unknown values show all new messages. */
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

/**
 * Groups messages by the day (`yyyy-MM-dd`) from `dayOf`; each day appears once, at its first message
 * (NOTIF-20).
 */
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
