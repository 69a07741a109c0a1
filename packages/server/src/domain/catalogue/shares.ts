import type { BonusTerms } from '@tulpar/api/contract';
import type { Language, Translated } from '../locale/locale.ts';
import type { Catalogue, Game } from './snapshot.ts';

type WagerShare = NonNullable<BonusTerms['shares']>[number];

/** Name of the games with the same share; jackpot games are listed separately from their kind. */
const groups: Readonly<Record<Game['kind'] | 'jackpot', Translated>> = {
  slot: { ru: 'Слоты', kk: 'Слоттар', az: 'Slotlar', en: 'Slots' },
  crash: { ru: 'Краш-игры', kk: 'Краш ойындар', az: 'Kraş oyunları', en: 'Crash games' },
  instant: { ru: 'Быстрые игры', kk: 'Жылдам ойындар', az: 'Sürətli oyunlar', en: 'Instant games' },
  table: { ru: 'Настольные игры', kk: 'Үстел ойындары', az: 'Masa oyunları', en: 'Table games' },
  live: { ru: 'Live-казино', kk: 'Live казино', az: 'Canlı kazino', en: 'Live casino' },
  jackpot: { ru: 'Джекпоты', kk: 'Джекпоттар', az: 'Cekpotlar', en: 'Jackpots' },
};

/** Filters for games by share. */
const lists: ReadonlyMap<number, string> = new Map([
  [100, '/games/filter/wager-100'],
  [0, '/games/filter/wager-0'],
]);

const groupOf = (game: Game): keyof typeof groups =>
  game.labels.includes('jackpot') ? 'jackpot' : game.kind;

/** Share of stakes that counts towards wagering, by group of games, highest first (WAG-10). */
export function wagerShares({ games }: Pick<Catalogue, 'games'>, language: Language): WagerShare[] {
  const percents = [...new Set(games.map((game) => game.wager_contribution))].toSorted((a, b) => b - a);
  return percents.map((percent) => {
    const counted = games.filter((game) => game.wager_contribution === percent);
    const names = new Set(counted.map((game) => groups[groupOf(game)][language]));
    return {
      label: [...names].join(', '),
      percent,
      games_count: counted.length,
      link: lists.get(percent) ?? null,
    };
  });
}
