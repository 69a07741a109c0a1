import type { Tournament } from '@tulpar/api/contract';

/** Tabs of the list (TOUR-04, TOUR-16). */
export const TABS = ['active', 'upcoming', 'finished', 'mine', 'archive'] as const;
export type Tab = (typeof TABS)[number];

const isTab = (value: string | null): value is Tab => TABS.some((tab) => tab === value);

/** Tab from the URL; running tournaments by default. */
export const tabOf = (value: string | null): Tab => (isTab(value) ? value : 'active');

/** Tournaments by tab; the archive is a separate list. */
export function byTab(
  tournaments: readonly Tournament[],
): Readonly<Record<Exclude<Tab, 'archive'>, readonly Tournament[]>> {
  const of = (...statuses: readonly Tournament['status'][]) =>
    tournaments.filter(({ status }) => statuses.includes(status));
  return {
    active: of('active'),
    upcoming: of('upcoming'),
    finished: of('finished', 'canceled'),
    mine: tournaments.filter((one) => one.is_joined),
  };
}
