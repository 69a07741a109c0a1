import type { Tournament, TournamentDetail } from '@tulpar/api/contract';

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

/** The player's entry options (TOUR-11). */
type Entry =
  | { readonly kind: 'joined' | 'auto' | 'closed' | 'guest' | 'join' }
  | { readonly kind: 'buyIn'; readonly price: NonNullable<Tournament['buy_in']> }
  | { readonly kind: 'restricted' }
  | { readonly kind: 'unmet'; readonly condition: string };

export function entryOf(
  one: Tournament & Pick<TournamentDetail, 'conditions'>,
  { signedIn, isRestricted }: { readonly signedIn: boolean; readonly isRestricted: boolean },
): Entry {
  if (one.status !== 'active' && one.status !== 'upcoming') return { kind: 'closed' };
  if (one.is_joined) return { kind: 'joined' };
  if (!signedIn) return { kind: 'guest' };
  if (isRestricted) return { kind: 'restricted' };
  if (one.entry === 'auto') return { kind: 'auto' };
  const unmet = one.conditions?.find(({ is_met }) => is_met === false);
  if (unmet) return { kind: 'unmet', condition: unmet.text };
  return one.entry === 'buy_in' && one.buy_in ? { kind: 'buyIn', price: one.buy_in } : { kind: 'join' };
}
