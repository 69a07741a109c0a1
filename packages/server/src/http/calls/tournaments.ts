import { pageOf } from '../../domain/catalogue/index.ts';
import {
  findTournament,
  joinTournament,
  tournamentBanners,
  tournamentCards,
  tournamentDetail,
  tournamentGames,
} from '../../domain/tournaments/index.ts';
import type { TournamentView } from '../../domain/tournaments/index.ts';
import { refuse, signedIn } from '../call.ts';
import type { CallContext, Calls } from '../call.ts';

const viewOf = (context: CallContext): TournamentView => ({
  playerId: context.player?.id ?? null,
  currency: context.currency,
  language: context.language,
  now: context.now(),
});

/** Games shown on the page of a tournament. */
const previewed = 12;

/** Tournaments, their games, joining. */
export const tournamentCalls = {
  tournaments: async (context) => ({ data: await tournamentCards(context.db, viewOf(context)) }),
  tournamentBanners: async (context) => ({ data: await tournamentBanners(context.db, viewOf(context)) }),

  async tournament(context, { params }) {
    const tournament = await findTournament(context.db, params.slug);
    if (tournament === null) return refuse(404, 'TOURNAMENT_NOT_FOUND');
    const slugs = await tournamentGames(context.db, tournament);
    const detail = await tournamentDetail(context.db, tournament, viewOf(context));
    const games_preview = await context.deps.games.cards(context.db, slugs.slice(0, previewed), context);
    return { ...detail, games_preview };
  },

  async tournamentGames(context, { params, query }) {
    const tournament = await findTournament(context.db, params.slug);
    if (tournament === null) return refuse(404, 'TOURNAMENT_NOT_FOUND');
    const slugs = await tournamentGames(context.db, tournament);
    const { data, pagination } = pageOf(
      await context.deps.games.cards(context.db, slugs, context),
      query.page,
      query.limit,
    );
    return {
      data,
      pagination,
      extra_data: { is_use_image_alternative: data.some(({ image }) => image === null) },
    };
  },

  async joinTournament(context, { params }) {
    const player = signedIn(context);
    if (player.isRestricted) return refuse(409, 'PLAYER_RESTRICTED');
    return await context.write(async (trx) => {
      await joinTournament(trx, player, params.slug, context.now());
      return { is_joined: true as const };
    });
  },
} satisfies Calls;
