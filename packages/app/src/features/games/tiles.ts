import type { GameCard } from '@tulpar/api/contract';

/** Sign in the corner of a tile. */
export type BadgeKind = 'locked' | 'live' | 'tournament' | 'jackpot' | 'new' | 'top';

/** Which sign wins when a game has several: the strongest fact about playing it comes first. */
const PRIORITY: readonly BadgeKind[] = ['locked', 'live', 'tournament', 'jackpot', 'new', 'top'];

/** Signs of a game, strongest first. Labels the app does not know are left out: the list of labels is open. */
export function badgeKinds(card: Pick<GameCard, 'labels' | 'is_available'>, live = false): BadgeKind[] {
  const has = (kind: BadgeKind): boolean => {
    if (kind === 'locked') return !card.is_available;
    return (kind === 'live' && live) || card.labels.includes(kind);
  };
  return PRIORITY.filter(has);
}

/** Picture of a game: the alternative one when the list asks for it and there is one (GAME-06). */
export function cardImage(
  card: Pick<GameCard, 'image' | 'image_alternative'>,
  isAlternative: boolean,
): string | null {
  return isAlternative ? (card.image_alternative ?? card.image) : card.image;
}
