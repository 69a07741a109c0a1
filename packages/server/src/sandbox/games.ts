import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Dependencies } from '../dependencies.ts';
import { findGameSession } from '../domain/rounds/game-session.ts';
import { playRound, type RoundResult } from '../domain/rounds/play-round.ts';
import { readLanguage } from '../domain/locale/locale.ts';
import { asRefusal, errorHeaders } from '../http/answer.ts';
import { serverOrigin } from '../http/origins.ts';
import { frameAccess, framePreflight } from './html.ts';
import { endedPage, slotPage } from './slot-page.ts';

const SESSION = /^ses_[\w-]{10,64}$/;
/** Enough for the body of a bet, which has three short values. */
const MAX_BODY_BYTES = 1_000;

/** Pages of the demo games: `/{slug}?s={session}&lang={language}`, and `&data=low` to save data. */
export function createGamePages(deps: Dependencies): Hono {
  return new Hono().get('/:slug', async ({ req }) => {
    const origin = serverOrigin(deps.config, new URL(req.url));
    const id = req.query('s') ?? '';
    const requested = readLanguage(req.query('lang'));
    const game = SESSION.test(id) ? await findGameSession(deps, id) : null;
    if (game?.session.game_slug !== req.param('slug'))
      return endedPage(404, requested ?? 'ru', origin, origin);
    const language = requested ?? game.session.language;
    return game.isEnded
      ? endedPage(410, language, origin, game.session.app_origin)
      : slotPage(game, language, origin, req.query('data') === 'low');
  });
}

/** Result of a round for the frame; its balance is all that can be staked. */
function frameResult(round: RoundResult) {
  const { balance } = round;
  return {
    round_id: round.round_id,
    bet: round.bet,
    win: round.win,
    reels: round.reels,
    lines: round.lines,
    balance: 'credits' in balance ? balance.credits : balance.real + balance.bonus,
  };
}

interface RoundBody {
  readonly session: string;
  readonly round_key: string;
  readonly bet: number;
}

function readBody(text: string): RoundBody | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { session, round_key, bet } = value as Record<string, unknown>;
    if (typeof session !== 'string' || !SESSION.test(session)) return null;
    if (typeof round_key !== 'string' || typeof bet !== 'number') return null;
    return { session, round_key, bet };
  } catch {
    return null;
  }
}

const problem = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message }, { status, headers: { ...frameAccess, ...headers } });

/** Codes that the frame gets instead of the server's; it gets all others unchanged. */
const FRAME_CODE: Readonly<Record<string, string>> = {
  SESSION_NOT_FOUND: 'GAME_SESSION_ENDED',
  SESSION_ENDED: 'GAME_SESSION_ENDED',
};

export function createRounds(deps: Dependencies): Hono {
  const rounds = new Hono();
  rounds.options('/', framePreflight);
  const small = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem(413, 'BODY_TOO_LARGE') });
  rounds.post('/', small, async ({ req }) => {
    const body = readBody(await req.text());
    if (!body) return problem(400, 'BODY_INVALID');
    try {
      const round = await playRound(deps, {
        sessionId: body.session,
        roundKey: body.round_key,
        bet: body.bet,
      });
      return Response.json(frameResult(round), { headers: frameAccess });
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal !== error) deps.log.error({ err: error }, 'a round failed');
      // After 500 or 503 the frame repeats the request with the same key, so no unknown result is shown as lost.
      return problem(refusal.status, FRAME_CODE[refusal.code] ?? refusal.code, errorHeaders(refusal));
    }
  });
  return rounds;
}
