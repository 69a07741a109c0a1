import { hash, pick, rng } from './random.ts';
import type { GameRow, WinnerRow } from '../catalogue-tables.ts';

/** Initials in the alphabet that most players of a currency use. */
const INITIALS = {
  KZT: 'АБВДЕКЛМНОРСТУ'.split(''),
  AZN: 'ABDEHKLMNRST'.split(''),
} as const;

/** Wins shown in the lobby. They are fictitious and marked as `is_demo_data`. */
export function winnerRows(games: readonly GameRow[]): WinnerRow[] {
  const playable = games
    .filter((game) => game.kind === 'slot' && game.unavailable_in === null && game.has_image)
    .slice(0, 40);
  const random = rng(hash('winners'));
  return (['KZT', 'AZN'] as const).flatMap((currency) =>
    Array.from({ length: Math.min(20, playable.length) }, (_, i): WinnerRow => {
      const game = pick(random, playable);
      const bet = (currency === 'KZT' ? game.min_bet_kzt : game.min_bet_azn) * pick(random, [1, 2, 5, 10]);
      const multiplier = Math.round((8 + random() ** 3 * 240) * 10) / 10;
      return {
        id: `win_${currency.toLowerCase()}_${i + 1}`,
        player: `${pick(random, INITIALS[currency])}***${Math.floor(random() * 10)}`,
        amount: Math.round(bet * multiplier),
        bet,
        currency,
        game_id: game.id,
        age_seconds: 40 + i * 170 + Math.floor(random() * 90),
        is_demo_data: true,
      };
    }),
  );
}
