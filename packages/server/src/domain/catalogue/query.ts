import { paginationOf } from '../../db/rows.ts';
import type { Connection, Database } from '../../db/types.ts';
import { refuse } from '../errors/refusal.ts';
import { type Currency, type Language, countryOf, currencies, type Country, text } from '../locale/locale.ts';
import { searchForm, type Catalogue, type Game, catalogueOf } from './snapshot.ts';
import type { Kysely } from 'kysely';
import type { GameSource, GameCard, GameView } from '../../ports.ts';

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

/** Whether a game of the list lacks its own image, so that the list is shown with alternative images. */
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

/** Filters of a game list. Empty texts filter nothing. */
interface GamesQuery {
  readonly category?: string | undefined;
  readonly filter?: string | undefined;
  /** Games of any of these studios. */
  readonly providers?: readonly string[] | undefined;
  /** Games that match all of these filters. */
  readonly filters?: readonly string[] | undefined;
  /** Only these games; undefined: no restriction. */
  readonly slugs?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly sort?: 'popularity' | 'release' | 'abc' | undefined;
  readonly language: Language;
  readonly currency: Currency;
  /** Slugs of the player's games, last opened first; empty for a guest. */
  readonly mine?: readonly string[] | undefined;
}

const FILTERS: Readonly<Record<string, (game: Game, currency: Currency) => boolean>> = {
  'high-rtp': (game) => game.rtp !== null && game.rtp >= 9_650,
  'low-volatility': (game) => game.volatility !== null && game.volatility <= 2,
  'low-min-bet': (game, currency) =>
    currency === 'AZN' ? game.min_bet_azn <= 10 : game.min_bet_kzt <= 2_000,
  'wager-100': (game) => game.wager_contribution === 100,
  'wager-0': (game) => game.wager_contribution === 0,
  demo: (game) => game.is_demo,
};

/** Filters that work but are not offered in lists; the terms of bonuses link to them. */
const UNLISTED: ReadonlySet<string> = new Set(['wager-0']);

type Test = (game: Game) => boolean;

function featureNamed(catalogue: Catalogue, slug: string, currency: Currency): Test | undefined {
  const filter = Object.hasOwn(FILTERS, slug) ? FILTERS[slug] : undefined;
  if (!filter) return undefined;
  if (!UNLISTED.has(slug) && catalogue.categoryBySlug.get(slug)?.kind !== 'filter') return undefined;
  return (game) => filter(game, currency);
}

/** Games of any of the studios; throws for an unknown studio. */
function ofStudios(catalogue: Catalogue, slugs: readonly string[]): Test {
  const ids = new Set(
    slugs.map((slug) => catalogue.providerBySlug.get(slug)?.id ?? refuse(404, 'FILTER_NOT_FOUND')),
  );
  return (game) => ids.has(game.provider_id);
}

function categoryNamed(catalogue: Catalogue, slug: string, mine: readonly string[]): Test {
  const category = catalogue.categoryBySlug.get(slug);
  if (!category || category.kind === 'filter') return refuse(404, 'CATEGORY_NOT_FOUND');
  if (slug === 'all-games') return () => true;
  if (slug === 'my') {
    const own = new Set(mine);
    return (game) => own.has(game.slug);
  }
  return (game) => game.categories.includes(slug);
}

function inOrder(catalogue: Catalogue, query: GamesQuery): readonly Game[] {
  if (query.sort === 'release') return catalogue.byRelease;
  if (query.sort === 'abc') return catalogue.byName(query.language);
  if (query.category === 'my') return (query.mine ?? []).flatMap((slug) => catalogue.bySlug.get(slug) ?? []);
  return catalogue.games;
}

/** Test for games with every search word in the name, or every search word in the studio's name. */
function matcher(search: string): Test {
  const words = searchForm(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (game) => {
    const [name = '', studio = ''] = game.searchable.split('\n');
    return words.every((word) => name.includes(word)) || words.every((word) => studio.includes(word));
  };
}

/** All games of a query in order. Refuses an unknown category, filter or studio with 404. */
export function selectGames(catalogue: Catalogue, query: GamesQuery): readonly Game[] {
  const tests: Test[] = [];
  if (query.category) tests.push(categoryNamed(catalogue, query.category, query.mine ?? []));
  const feature = (slug: string) => featureNamed(catalogue, slug, query.currency);
  // `filter` is the slug of a filter or of a studio.
  if (query.filter) tests.push(feature(query.filter) ?? ofStudios(catalogue, [query.filter]));
  if (query.providers) tests.push(ofStudios(catalogue, query.providers));
  for (const slug of query.filters ?? []) tests.push(feature(slug) ?? refuse(404, 'FILTER_NOT_FOUND'));
  if (query.slugs) {
    const only = new Set(query.slugs);
    tests.push((game) => only.has(game.slug));
  }
  if (query.search?.trim()) tests.push(matcher(query.search));
  return inOrder(catalogue, query).filter((game) => tests.every((test) => test(game)));
}

/** A page of a list, counted from 1; empty beyond the last page. */
export function pageOf<T>(all: readonly T[], page = 1, limit = 10) {
  return {
    data: all.slice((page - 1) * limit, page * limit),
    pagination: paginationOf(all.length, limit),
  };
}

/** Slugs of the player's recent games, demo included, last opened first; at most 50. */
export async function recentGames(db: Connection, playerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('game_sessions')
    .select(({ fn }) => ['game_slug', fn.max('created_at').as('last')])
    .where('player_id', '=', playerId)
    .groupBy('game_slug')
    .orderBy('last', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => row.game_slug);
}
