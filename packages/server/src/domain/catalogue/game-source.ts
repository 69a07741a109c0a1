import type { Kysely } from 'kysely';
import type { Database } from '../../db/types.ts';
import { countryOf, currencies } from '../locale/locale.ts';
import type { GameSource } from '../rounds/game-source.ts';
import { cardOf, isAvailableIn } from './cards.ts';
import { catalogueOf } from './snapshot.ts';

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
