/** API category of each news tab, by the tab's name in the URL (NEWS-01). */
export const categories = {
  all: 'all',
  promotions: 'deposit',
  tournaments: 'tournament',
  'free-spins': 'free_spins',
  cashback: 'cashback',
  news: 'news',
} as const;

export type NewsTab = keyof typeof categories;

export const tabs = Object.keys(categories) as readonly NewsTab[];

/** Tab from the URL; `all` for unknown values. */
export const tabOf = (name: string | null): NewsTab => tabs.find((tab) => tab === name) ?? 'all';

/** Number of running entries of a tab from the server's counts; null if not sent. */
export function runningIn(tab: NewsTab, counts: Readonly<Record<string, number>> | undefined): number | null {
  if (counts === undefined) return null;
  if (tab !== 'all') return counts[categories[tab]] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
