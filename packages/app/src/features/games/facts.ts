import { termAmount, type GameCard, type Offer } from '@tulpar/api/contract';
import { matchRoute } from '#app/platform/routing/router.tsx';

/** Slug of the game whose page a path is, or null; two games have routes of their own (ROUTE-14). */
export function gameAt(pathname: string): string | null {
  const match = matchRoute(pathname);
  if (match?.id === 'fruitCocktail') return 'fruit-cocktail';
  if (match?.id === 'resident') return 'resident';
  return match?.id === 'game' ? (match.params['slug'] ?? null) : null;
}

/** Minimum and maximum bet in one currency, minor units; null unless both are published. */
export function betsOf(
  game: Pick<GameCard, 'min_bet' | 'max_bet'>,
  currency: 'KZT' | 'AZN',
): { min: number; max: number } | null {
  const min = termAmount(game.min_bet, currency);
  const max = termAmount(game.max_bet, currency);
  return min === null || max === null ? null : { min, max };
}

/** Contribution of a bet to wagering, whole percent; null if unknown. */
export function contributionOf({
  wager_contribution: share,
}: Pick<GameCard, 'wager_contribution'>): number | null {
  return share === null ? null : Math.min(100, Math.max(0, share));
}

/** Largest bet that counts towards wagering, minor units of the bonus currency; null if the terms set none. */
export function maxBetOf({ terms, currency }: Pick<Offer, 'terms' | 'currency'>): number | null {
  return termAmount(terms?.max_bet, currency);
}

export type PlayMode = 'real' | 'demo';

export interface PlayInput {
  signedIn: boolean;
  /** Mode requested by the visitor, or null. */
  wanted: PlayMode | null;
  game: Pick<GameCard, 'is_demo' | 'is_available'>;
}

/**
 * Mode to launch (GAME-16): for a guest the demo; for a player real money, or the demo if they request it and there is
 * one. Null launches nothing: the game is unavailable, or a guest's game has no demo.
 */
export function modeOf({ signedIn, wanted, game }: PlayInput): PlayMode | null {
  if (!game.is_available) return null;
  const mode = signedIn ? (wanted ?? 'real') : 'demo';
  return mode === 'demo' && !game.is_demo ? (signedIn ? 'real' : null) : mode;
}
