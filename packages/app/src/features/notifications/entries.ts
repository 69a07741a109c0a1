import type { Notification } from '@tulpar/api/contract';

/** Entries of one step (NOTIF-15). */
export const STEP = 8;

/** Days the server keeps a message (NOTIF-20). */
export const KEPT_DAYS = 90;

/** Filters of the history in their order (NOTIF-16). */
export const FILTERS = ['all', 'personal', 'payments', 'news'] as const;
export type Filter = (typeof FILTERS)[number];

/** What the inbox shows. */
export interface InboxView {
  readonly tab: 'new' | 'history';
  readonly filter: Filter;
}

/** Reads what an address asks for; anything unknown is the new messages, all of them. */
export function parseView(search: URLSearchParams): InboxView {
  const filter = FILTERS.find((one) => one === search.get('filter')) ?? 'all';
  return { tab: search.get('tab') === 'history' ? 'history' : 'new', filter };
}

const types: Readonly<Record<Exclude<Filter, 'all'>, Notification['type']>> = {
  personal: 'personal',
  payments: 'transactional',
  news: 'information',
};

/** The messages a filter lets through. */
export function filtered(notes: readonly Notification[], filter: Filter): readonly Notification[] {
  return filter === 'all' ? notes : notes.filter(({ type }) => type === types[filter]);
}

/** Messages of one day of the account, in their order. */
export interface InboxDay {
  /** `yyyy-MM-dd` in the account's time. */
  readonly day: string;
  readonly notes: readonly Notification[];
}

/** Groups messages by the day (`yyyy-MM-dd`) `dayOf` names for a moment, that of the account's time; a day stands once, where its first message stands (NOTIF-20). */
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
