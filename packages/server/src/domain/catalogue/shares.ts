import type { BonusTerms } from '@tulpar/api/contract';
import type { Language } from '../locale/locale.ts';
import { text } from '../locale/texts.ts';
import type { Catalogue, Game } from './snapshot.ts';

type WagerShare = NonNullable<BonusTerms['shares']>[number];

/** Filters for games by share. */
const lists: ReadonlyMap<number, string> = new Map([
  [100, '/games/filter/wager-100'],
  [0, '/games/filter/wager-0'],
]);

/** Games with the same share; jackpot games are listed separately from their kind. */
const groupOf = (game: Game): Game['kind'] | 'jackpot' =>
  game.labels.includes('jackpot') ? 'jackpot' : game.kind;

/** Share of stakes that counts towards wagering, by group of games, highest first (WAG-10). */
export function wagerShares({ games }: Pick<Catalogue, 'games'>, language: Language): WagerShare[] {
  const percents = [...new Set(games.map((game) => game.wager_contribution))].toSorted((a, b) => b - a);
  return percents.map((percent) => {
    const counted = games.filter((game) => game.wager_contribution === percent);
    const names = new Set(counted.map((game) => text(`gameKind.${groupOf(game)}`, language)));
    return {
      label: [...names].join(', '),
      percent,
      games_count: counted.length,
      link: lists.get(percent) ?? null,
    };
  });
}
