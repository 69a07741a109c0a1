import type { GameCard, Offer } from '@tulpar/api/contract';

/** Lower-case currency code as maps of amounts write it. */
type Key = 'kzt' | 'azn';

/** Bounds of a bet in one currency, minor units; null when the studio does not publish both. */
export function betsOf(
  game: Pick<GameCard, 'min_bet' | 'max_bet'>,
  currency: 'KZT' | 'AZN',
): { min: number; max: number } | null {
  const key: Key = currency === 'AZN' ? 'azn' : 'kzt';
  const { [key]: min } = game.min_bet;
  const { [key]: max } = game.max_bet;
  return min === null || max === null ? null : { min, max };
}

/** Share of a bet that counts towards wagering, whole percent from 0 to 100; null when it is not known. */
export function contributionOf({
  wager_contribution: share,
}: Pick<GameCard, 'wager_contribution'>): number | null {
  return share === null ? null : Math.min(100, Math.max(0, share));
}

/** Largest bet that counts while a bonus is wagered, minor units of the bonus; null when its terms name none. */
export function maxBetOf({ terms, currency }: Pick<Offer, 'terms' | 'currency'>): number | null {
  return terms?.max_bet?.[currency === 'AZN' ? 'azn' : 'kzt'] ?? null;
}

/** How a visitor may play a game now. */
export type PlayMode = 'real' | 'demo';

/** What the page of a game does. */
export interface PlayInput {
  signedIn: boolean;
  /** Mode the visitor asked for, or null. */
  wanted: PlayMode | null;
  game: Pick<GameCard, 'is_demo' | 'is_available'>;
}

/** Mode to launch (GAME-16): a guest plays the demo, a player for money unless they ask for the demo; null launches nothing. */
export function modeOf({ signedIn, wanted, game }: PlayInput): PlayMode | null {
  if (!game.is_available) return null;
  const mode = signedIn ? (wanted ?? 'real') : 'demo';
  return mode === 'demo' && !game.is_demo ? (signedIn ? 'real' : null) : mode;
}
