import type { ResponseOf } from '@tulpar/api/contract';
import { type CallContext, type Calls, type Endpoints } from '../call.ts';
import { refuse } from '../../domain/errors/refusal.ts';
import { text, inLanguage, type Language } from '../../domain/locale/locale.ts';
import {
  cardOf,
  isAvailableIn,
  usesAlternative,
  pageOf,
  recentGames,
  selectGames,
} from '../../domain/catalogue/query.ts';
import { catalogueOf, type Catalogue, type Game } from '../../domain/catalogue/snapshot.ts';
import { categoryIcon } from '../../domain/catalogue/category-icons.ts';
import type { CategoryRow, ProviderRow } from '../../db/catalogue-tables.ts';
import { markPlay } from '../../domain/protection/play-sessions.ts';
import { isRestricted } from '../../domain/protection/restrictions.ts';
import { openGameSession } from '../../domain/rounds/game-session.ts';

type Category = ResponseOf<Endpoints['categories']>['data'][number];

const catalogueFor = (context: CallContext): Promise<Catalogue> => catalogueOf(context.deps.db, context.db);

const categoryOf = (row: CategoryRow, language: Language): Category => ({
  id: row.id,
  slug: row.slug,
  menu_name: inLanguage(row.names, language),
  image_html: categoryIcon(row.icon),
  is_active: row.is_active,
});

function imagesOf(provider: ProviderRow) {
  const folder = `providers/${provider.slug}`;
  return provider.has_svg
    ? { 'icon.svg': `${folder}/icon.svg`, 'icon.png': null }
    : { 'icon.svg': null, 'icon.png': `${folder}/icon.png` };
}

/** Returns a function for the number of a studio's games that are available in the visitor's country. */
function countsFor(catalogue: Catalogue, context: CallContext): (provider: ProviderRow) => number {
  const counts = new Map<number, number>();
  for (const game of catalogue.games)
    if (isAvailableIn(game, context.country))
      counts.set(game.provider_id, (counts.get(game.provider_id) ?? 0) + 1);
  return (provider) => counts.get(provider.id) ?? 0;
}

const providerOf = (row: ProviderRow, gamesCount: number) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  images: imagesOf(row),
  games_count: gamesCount,
  is_new: row.is_new,
  is_active: row.is_active,
  order: row.position,
});

const SLUGS_MAX = 100;

/** Unique slugs of a comma-separated list, at most 100; undefined if there are none. */
function slugsOf(text: string | undefined): readonly string[] | undefined {
  const slugs = new Set((text ?? '').split(',').map((slug) => slug.trim()));
  slugs.delete('');
  return slugs.size === 0 ? undefined : [...slugs].slice(0, SLUGS_MAX);
}

const mineOf = (context: CallContext, category: string | undefined): Promise<readonly string[]> =>
  category === 'my' && context.player ? recentGames(context.db, context.player.id) : Promise.resolve([]);

/** Rows of games in the lobby; each shows the games of a filter. */
const SLIDERS = ['high-rtp', 'low-min-bet'] as const;

export const catalogueCalls = {
  async games(context, { query }) {
    const catalogue = await catalogueFor(context);
    const { category_slug: category, _limit: probe } = query;
    const found = selectGames(catalogue, {
      category,
      filter: query.filter_slug,
      providers: slugsOf(query.provider_slugs),
      filters: slugsOf(query.filter_slugs),
      slugs: slugsOf(query.slugs),
      search: query.search,
      sort: query.sort_by,
      language: context.language,
      currency: context.currency,
      mine: await mineOf(context, category),
    });
    // A request with `_limit` only tests, by the status, whether there are games.
    if (probe !== undefined && found.length === 0) return refuse(404, 'GAMES_NOT_FOUND');
    const page = pageOf<Game>(found, query.page, query.limit ?? probe);
    return {
      data: page.data.map((game) => cardOf(game, context)),
      pagination: page.pagination,
      extra_data: { is_use_image_alternative: usesAlternative(page.data) },
    };
  },

  async shortcutGames(context, { query }) {
    const catalogue = await catalogueFor(context);
    const shortcuts = new Set(
      catalogue.categories.filter(({ kind }) => kind === 'shortcut').map(({ slug }) => slug),
    );
    const mine = new Set(context.player ? await recentGames(context.db, context.player.id) : []);
    const inShortcuts = catalogue.games.flatMap((game) => {
      const slugs = game.categories.filter((slug) => shortcuts.has(slug));
      if (mine.has(game.slug)) slugs.push('my');
      return slugs.length === 0 ? [] : [{ game, slugs }];
    });
    const page = pageOf(inShortcuts, query.page, query.limit ?? 50);
    return {
      data: page.data.map(({ game, slugs }) => Object.assign(cardOf(game, context), { shortcuts: slugs })),
      pagination: page.pagination,
      extra_data: {},
    };
  },

  async shortcuts(context, { query }) {
    const { categories } = await catalogueFor(context);
    const page = pageOf(
      categories.filter(({ kind }) => kind === 'shortcut'),
      query.page,
      query.limit ?? 50,
    );
    return {
      data: page.data.map((row) => categoryOf(row, context.language)),
      pagination: page.pagination,
      extra_data: {},
    };
  },

  async categories(context, { query }) {
    const catalogue = await catalogueFor(context);
    const wanted = slugsOf(query.slugs);
    const first = query.games ?? 0;
    const data = catalogue.categories
      .filter((row) => row.kind === 'category' && (query.is_active !== 1 || row.is_active))
      .filter((row) => !wanted || wanted.includes(row.slug))
      .slice(0, query.limit ?? 300)
      .map((row) => {
        const category = categoryOf(row, context.language);
        if (first > 0) {
          const games = catalogue.games.filter((game) => game.categories.includes(row.slug)).slice(0, first);
          category.games = games.map((game) => cardOf(game, context));
        }
        return category;
      });
    return { data };
  },

  async providers(context) {
    const catalogue = await catalogueFor(context);
    const countOf = countsFor(catalogue, context);
    return { data: catalogue.providers.map((row) => providerOf(row, countOf(row))) };
  },

  async providersPage(context, { query }) {
    const catalogue = await catalogueFor(context);
    const countOf = countsFor(catalogue, context);
    const active = catalogue.providers.filter((row) => row.is_active);
    const letterOf = (row: ProviderRow) => row.name.slice(0, 1).toLocaleUpperCase('en');
    const letters = [...new Set(active.map(letterOf))].toSorted();
    const letter = query.letter?.trim().toLocaleUpperCase('en');
    const page = pageOf(
      active.filter((row) => !letter || letterOf(row) === letter),
      query.page,
      query.limit ?? 20,
    );
    return {
      data: page.data.map((row) => providerOf(row, countOf(row))),
      pagination: page.pagination,
      extra_data: { letters },
    };
  },

  async providerSlider(context) {
    const catalogue = await catalogueFor(context);
    const countOf = countsFor(catalogue, context);
    const shown = catalogue.providers.filter((row) => row.is_active && countOf(row) > 0).slice(0, 14);
    return {
      data: shown.map((row) => ({
        slug: row.slug,
        name: row.name,
        images: imagesOf(row),
        banner_url: null,
        games_count: countOf(row),
      })),
    };
  },

  async gameSlider(context) {
    const catalogue = await catalogueFor(context);
    return {
      data: SLIDERS.map((slug) => ({
        slug,
        title: text(`slider.${slug}`, context.language),
        link: `/games/filter/${slug}`,
        games: selectGames(catalogue, {
          filter: slug,
          language: context.language,
          currency: context.currency,
        })
          .slice(0, 12)
          .map((game) => cardOf(game, context)),
      })),
    };
  },

  async winners(context) {
    const { byId } = await catalogueFor(context);
    const rows = await context.db
      .selectFrom('winners')
      .selectAll()
      .where('currency', '=', context.currency)
      .orderBy('age_seconds')
      .limit(20)
      .execute();
    // Round the time to minutes, so that repeated responses with seeded wins are equal.
    const minute = Math.floor(context.now().getTime() / 60_000) * 60_000;
    const data = rows.flatMap((row) => {
      const game = byId.get(row.game_id);
      if (!game) return [];
      const { slug, name, provider, image } = cardOf(game, context);
      return [
        {
          id: row.id,
          player: row.player,
          amount: row.amount,
          bet: row.bet,
          multiplier: Math.round((row.amount / row.bet) * 10) / 10,
          currency: row.currency,
          game: { slug, name, image, provider },
          created_at: new Date(minute - row.age_seconds * 1_000).toISOString(),
          is_demo_data: row.is_demo_data,
        },
      ];
    });
    return { data };
  },

  async game(context, { params }) {
    const catalogue = await catalogueFor(context);
    const game = catalogue.bySlug.get(params.slug);
    if (!game) return refuse(404, 'GAME_NOT_FOUND');
    const categories = game.categories.flatMap((slug) => {
      const row = catalogue.categoryBySlug.get(slug);
      return row?.kind === 'category' ? [{ slug, menu_name: row.names[context.language] }] : [];
    });
    return {
      ...cardOf(game, context),
      categories,
      description: game.description?.[context.language] ?? null,
      orientation: game.orientation,
    };
  },

  async launchGame(context, { params, body }) {
    const { deps, player, country, currency, appOrigin } = context;
    const game = await deps.games.find(context.db, params.slug);
    if (game === null) return refuse(404, 'GAME_NOT_FOUND');
    if (body.mode === 'real' && player === null) return refuse(401, 'AUTH_REQUIRED');
    if (!game.countries.includes(country)) return refuse(409, 'GAME_UNAVAILABLE');
    if (body.mode === 'demo' && !game.hasDemo) return refuse(409, 'DEMO_NOT_AVAILABLE');
    return await context.write(async (trx) => {
      const now = context.now();
      if (player !== null && (await isRestricted(trx, player.id, now)))
        return refuse(409, 'PLAYER_RESTRICTED');
      const session = {
        player_id: player?.id ?? null,
        game_slug: game.slug,
        mode: body.mode,
        currency,
        language: body.locale,
        app_origin: appOrigin,
        opened_by: player?.sessionId ?? null,
      };
      if (body.mode === 'real' && player !== null) await markPlay(trx, player, { bet: 0, win: 0 }, now);
      const id = await openGameSession(trx, session, now);
      return {
        url: `${context.origin}/sandbox/games/${game.slug}?s=${id}&lang=${body.locale}${body.low_data === true ? '&data=low' : ''}`,
        session_id: id,
        mode: body.mode,
        round: null,
      };
    });
  },

  // A round is booked completely in one transaction, so there are never open rounds.
  openRounds: async () => ({ data: [] }),
} satisfies Calls;
