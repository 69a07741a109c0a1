import type { Tournament, TournamentDetail } from '@tulpar/api/contract';

/** The player's entry options (TOUR-11). */
export type Entry =
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
