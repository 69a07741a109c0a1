import { markPlay } from '../../domain/protection/play-sessions.ts';
import { openGameSession } from '../../domain/rounds/game-session.ts';
import { refuse, type Calls } from '../call.ts';

export const playCalls = {
  async launchGame(context, { params, body }) {
    const { deps, player, country, currency, appOrigin } = context;
    const game = await deps.games.find(context.db, params.slug);
    if (game === null) return refuse(404, 'GAME_NOT_FOUND');
    if (body.mode === 'real' && player === null) return refuse(401, 'AUTH_REQUIRED');
    if (!game.countries.includes(country)) return refuse(409, 'GAME_UNAVAILABLE');
    if (body.mode === 'demo' && !game.hasDemo) return refuse(409, 'DEMO_NOT_AVAILABLE');
    if (player?.isRestricted === true) return refuse(409, 'PLAYER_RESTRICTED');
    return await context.write(async (trx) => {
      const session = {
        playerId: player?.id ?? null,
        game,
        mode: body.mode,
        currency,
        language: body.locale,
        appOrigin,
        openedBy: player?.sessionId ?? null,
      };
      if (body.mode === 'real' && player !== null)
        await markPlay(trx, player, { bet: 0, win: 0 }, context.now());
      const id = await openGameSession(trx, session, context.now());
      return {
        url: `${context.origin}/sandbox/games/${game.slug}?s=${id}&lang=${body.locale}${body.low_data === true ? '&data=low' : ''}`,
        session_id: id,
        mode: body.mode,
        round: null,
      };
    });
  },

  // Stake, result and win are booked in one transaction, so this server never has open rounds.
  openRounds: async () => ({ data: [] }),
} satisfies Calls;
