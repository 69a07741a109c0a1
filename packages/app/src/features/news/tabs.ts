/** Tabs of the news by their name in the address, and the category each asks for (NEWS-01). */
export const categories = {
  all: 'all',
  promotions: 'deposit',
  tournaments: 'tournament',
  'free-spins': 'free_spins',
  cashback: 'cashback',
  news: 'news',
} as const;

/** A tab of the news. */
export type NewsTab = keyof typeof categories;

/** The tabs in their order. */
export const tabs = Object.keys(categories) as readonly NewsTab[];

/** The tab an address names; an unknown one is all. */
export const tabOf = (name: string | null): NewsTab => tabs.find((tab) => tab === name) ?? 'all';

/** How many entries of a tab run, by the counts of the server; null when it did not say. */
export function runningIn(tab: NewsTab, counts: Readonly<Record<string, number>> | undefined): number | null {
  if (counts === undefined) return null;
  if (tab !== 'all') return counts[categories[tab]] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
