/** Badge of a tile; `label` is its text. */
export interface GameBadge {
  kind: 'new' | 'top' | 'jackpot' | 'live' | 'tournament' | 'locked' | 'demo';
  label: string;
}

/** By importance: a tile shows only one badge. */
const order: readonly GameBadge['kind'][] = ['locked', 'live', 'tournament', 'jackpot', 'new', 'top', 'demo'];

/** The badge to show, or none for an unavailable game, whose cover shows the reason instead. */
export function shownBadge(badges: readonly GameBadge[], unavailable: boolean): GameBadge | undefined {
  if (unavailable) return undefined;
  return [...badges].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0];
}
