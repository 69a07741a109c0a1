import type { Kysely } from 'kysely';
import type { Database } from '../../db/types.ts';
import { countryOf, currencies, type Country, text } from '../locale/locale.ts';
import type { GameSource, GameCard, GameView } from '../../ports.ts';
import { catalogueOf, type Game } from './snapshot.ts';

const percent = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);
const isVolatility = (value: number | null): value is 1 | 2 | 3 | 4 | 5 =>
  value !== null && value >= 1 && value <= 5;

export const isAvailableIn = (game: Game, country: Country): boolean => game.unavailable_in !== country;

export function cardOf(game: Game, view: GameView): GameCard {
  const isAvailable = isAvailableIn(game, countryOf(view.currency));
  return {
    id: game.id,
    slug: game.slug,
    name: game.name,
    provider: { slug: game.provider.slug, name: game.provider.name },
    image: game.has_image ? `games/${game.slug}/card.webp` : null,
    image_alternative: game.has_image ? null : `games/${game.slug}/alternative.webp`,
    labels: [...game.labels],
    is_demo: game.is_demo,
    is_available: isAvailable,
    unavailable_reason: isAvailable ? null : text('game.unavailable', view.language),
    rtp: percent(game.rtp),
    rtp_low: percent(game.rtp_low),
    volatility: isVolatility(game.volatility) ? game.volatility : null,
    min_bet: { kzt: game.min_bet_kzt, azn: game.min_bet_azn },
    max_bet: { kzt: game.max_bet_kzt, azn: game.max_bet_azn },
    max_win_x: game.max_win_x,
    wager_contribution: game.wager_contribution,
    released_at: game.released_at,
  };
}

/** Whether some card lacks its first image, so that the alternative must be used. */
export const usesAlternative = (games: readonly Game[]): boolean => games.some((game) => !game.has_image);

export function createGameSource(root: Kysely<Database>): GameSource {
  return {
    async find(db, slug) {
      const game = (await catalogueOf(root, db)).bySlug.get(slug);
      if (!game) return null;
      return {
        slug: game.slug,
        name: game.name,
        hasDemo: game.is_demo,
        minBet: { kzt: game.min_bet_kzt, azn: game.min_bet_azn },
        maxBet: { kzt: game.max_bet_kzt, azn: game.max_bet_azn },
        wagerContribution: game.wager_contribution,
        countries: currencies.map(countryOf).filter((country) => isAvailableIn(game, country)),
      };
    },
    async cards(db, slugs, view) {
      const { bySlug } = await catalogueOf(root, db);
      return slugs.flatMap((slug) => {
        const game = bySlug.get(slug);
        return game ? [cardOf(game, view)] : [];
      });
    },
  };
}
