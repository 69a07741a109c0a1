/** What a tile can be marked with; `label` is the word on the badge. */
export interface GameBadge {
  kind: 'new' | 'top' | 'jackpot' | 'live' | 'tournament' | 'locked' | 'demo';
  label: string;
}

/** Most important first: a tile has room for one badge. */
const order: readonly GameBadge['kind'][] = ['locked', 'live', 'tournament', 'jackpot', 'new', 'top', 'demo'];

/** The badge a tile shows, or nothing; an unavailable game says why on its cover and carries no other mark. */
export function shownBadge(badges: readonly GameBadge[], unavailable: boolean): GameBadge | undefined {
  if (unavailable) return undefined;
  return [...badges].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0];
}
