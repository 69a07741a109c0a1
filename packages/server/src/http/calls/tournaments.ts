import { cardOf, usesAlternative, pageOf, recentGames, selectGames } from '../../domain/catalogue/query.ts';
import { catalogueOf } from '../../domain/catalogue/snapshot.ts';
import {
  archivedCards,
  pointsByGame,
  tournamentBanners,
  tournamentCards,
  tournamentDetail,
  tournamentGames,
  type TournamentView,
} from '../../domain/tournaments/views.ts';
import { findTournament } from '../../domain/tournaments/editions.ts';
import { joinTournament, leaveTournament, remindOfTournament } from '../../domain/tournaments/join.ts';
import { refuse, signedIn, type CallContext, type Calls } from '../call.ts';

const viewOf = (context: CallContext): TournamentView => ({
  playerId: context.player?.id ?? null,
  currency: context.currency,
  language: context.language,
  now: context.now(),
});

/** Number of games in `games_preview` of a tournament. */
const previewed = 12;
/** Default page size of the archive. */
const archived = 20;

export const tournamentCalls = {
  tournaments: async (context, { query }) =>
    query.archive === 1
      ? await archivedCards(context.db, viewOf(context), {
          page: query.page ?? 1,
          limit: query.limit ?? archived,
        })
      : { data: await tournamentCards(context.db, viewOf(context)) },
  tournamentBanners: async (context) => ({ data: await tournamentBanners(context.db, viewOf(context)) }),

  async tournament(context, { params }) {
    const tournament = await findTournament(context.db, params.slug, context.now());
    if (tournament === null) return refuse(404, 'TOURNAMENT_NOT_FOUND');
    const slugs = await tournamentGames(context.db, tournament);
    const detail = await tournamentDetail(context.db, tournament, viewOf(context));
    const games_preview = await context.deps.games.cards(context.db, slugs.slice(0, previewed), context);
    return { ...detail, games_preview };
  },

  async tournamentGames(context, { params, query }) {
    const tournament = await findTournament(context.db, params.slug, context.now());
    if (tournament === null) return refuse(404, 'TOURNAMENT_NOT_FOUND');
    const slugs = await tournamentGames(context.db, tournament);
    const points = await pointsByGame(context.db, tournament, context.player?.id ?? null);
    const found = selectGames(await catalogueOf(context.deps.db, context.db), {
      category: query.category_slug,
      filter: query.filter_slug,
      search: query.search,
      slugs: query.played === 1 ? slugs.filter((slug) => points.has(slug)) : slugs,
      language: context.language,
      currency: context.currency,
      mine:
        query.category_slug === 'my' && context.player
          ? await recentGames(context.db, context.player.id)
          : [],
    });
    const page = pageOf(found, query.page, query.limit);
    return {
      data: page.data.map((game) =>
        Object.assign(cardOf(game, context), { tournament_points: points.get(game.slug) ?? null }),
      ),
      pagination: page.pagination,
      extra_data: { is_use_image_alternative: usesAlternative(page.data) },
    };
  },

  joinTournament: (context, { params, body }) =>
    context.write(async (trx) => {
      await joinTournament(trx, signedIn(context), params.slug, body?.accept_price, context.now());
      return { is_joined: true as const };
    }),

  async leaveTournament(context, { params }) {
    const player = signedIn(context);
    return await context.write(async (trx) => {
      await leaveTournament(trx, player.id, params.slug, context.now());
      return { is_joined: false as const };
    });
  },

  async remindTournament(context, { params, body }) {
    const player = signedIn(context);
    return await context.write(async (trx) => {
      await remindOfTournament(trx, player.id, params.slug, body.is_on, context.now());
      return { is_reminded: body.is_on };
    });
  },
} satisfies Calls;
