import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { cardOf, pageOf, selectGames } from '../../domain/catalogue/query.ts';
import { catalogueOf, type Game } from '../../domain/catalogue/snapshot.ts';
import { refuseFields } from '../../domain/errors/refusal.ts';
import type { Calls } from '../call.ts';

const REMEMBERED = 10;

/** Id of a search, derived from its text, so that all pages have the same id. */
const uidOf = (search: string): string =>
  `srch_${createHash('sha256').update(search.trim().toLowerCase()).digest('hex').slice(0, 16)}`;

/** Default page size of titles: a compromise between many requests and one too large for a phone. */
const TITLES = 500;

export const searchCalls = {
  async searchGames(context, { query }) {
    const catalogue = await catalogueOf(context.deps.db, context.db);
    const { search } = query;
    const found =
      search.trim() === ''
        ? []
        : selectGames(catalogue, { search, language: context.language, currency: context.currency });
    const page = pageOf<Game>(found, query.page, query.limit);
    return {
      data: page.data.map((game) => cardOf(game, context)),
      pagination: page.pagination,
      uid: uidOf(search),
    };
  },

  async recentSearches(context) {
    if (!context.player) return { data: [] };
    const { byId } = await catalogueOf(context.deps.db, context.db);
    const rows = await context.db
      .selectFrom('recent_searches')
      .selectAll()
      .where('player_id', '=', context.player.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(REMEMBERED)
      .execute();
    return {
      data: rows.flatMap((row) => {
        const game = byId.get(row.game_id);
        return game
          ? [
              {
                search_uid: row.search_uid,
                game: cardOf(game, context),
                created_at: row.created_at.toISOString(),
              },
            ]
          : [];
      }),
    };
  },

  async addRecentSearch(context, { body }) {
    const { player } = context;
    const { byId } = await catalogueOf(context.deps.db, context.db);
    if (!byId.has(body.game_id)) return refuseFields({ game_id: 'NOT_FOUND' });
    if (!player) return { success: true };
    return context.write(async (trx) => {
      const created_at = context.now();
      await trx
        .insertInto('recent_searches')
        .values({ player_id: player.id, game_id: body.game_id, search_uid: body.search_uid, created_at })
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'game_id']).doUpdateSet({ search_uid: body.search_uid, created_at }),
        )
        .execute();
      await sql`delete from recent_searches where player_id = ${player.id} and id not in (
        select id from recent_searches where player_id = ${player.id} order by created_at desc, id desc limit ${REMEMBERED})`.execute(
        trx,
      );
      return { success: true };
    });
  },

  async clearRecentSearches(context) {
    const { player } = context;
    if (!player) return { success: true };
    return context.write(async (trx) => {
      await trx.deleteFrom('recent_searches').where('player_id', '=', player.id).execute();
      return { success: true };
    });
  },

  async gameTitles(context, { query }) {
    const { games } = await catalogueOf(context.deps.db, context.db);
    const page = pageOf<Game>(games, query.page, query.limit ?? TITLES);
    return {
      data: page.data.map((game) => {
        const { id, slug, name, provider, image, image_alternative } = cardOf(game, context);
        return { id, slug, name, provider: provider.name, image: image ?? image_alternative };
      }),
      pagination: page.pagination,
      extra_data: {},
    };
  },
} satisfies Calls;
