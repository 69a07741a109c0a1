import type { GameFacts } from '../domain/rounds/game-source.ts';
import type { Random } from '../domain/rounds/slot.ts';

/** The only game of the tests. */
export const testGame: GameFacts = {
  slug: 'lazy-lantern',
  name: 'Lazy Lantern',
  hasDemo: true,
  minBet: { kzt: 1_000, azn: 10 },
  maxBet: { kzt: 1_000_000, azn: 5_000 },
  wagerContribution: 100,
  countries: ['KZ', 'AZ'],
};

/** Reels on which no adjacent symbols match: nothing wins. */
export function losing(): Random {
  let cell = 0;
  return () => {
    cell += 1;
    return Math.floor((cell - 1) / 3) % 2 === 0 ? 0 : 42;
  };
}
