import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { LocaleQuery } from './fields.ts';
import { GameCard } from './game-card.ts';
import { Currency, Iso, Lang, Minor, Slug, list } from './types.ts';

export const GameDetail = z.extend(GameCard, {
  categories: z.array(z.object({ slug: z.string(), menu_name: z.string() })),
  description: z.nullable(z.string()),
  orientation: z.enum(['any', 'landscape', 'portrait']),
});
export type GameDetail = z.infer<typeof GameDetail>;

export const LaunchMode = z.enum(['demo', 'real'], 'UNKNOWN_VALUE');
export type LaunchMode = z.infer<typeof LaunchMode>;

export const LaunchBody = z.object({
  mode: LaunchMode,
  locale: Lang,
  /** The player saves data, so the game may omit optional content (REACH-14). */
  low_data: z.optional(z.boolean()),
});
export type LaunchBody = z.infer<typeof LaunchBody>;

export const Launch = z.object({
  /** Absolute, without tokens of the player. */
  url: z.string(),
  session_id: z.string(),
  mode: LaunchMode,
  /** The open round that this session continues. */
  round: z.nullable(z.object({ id: z.string(), state: z.literal('open'), auto_finish_at: z.nullable(Iso) })),
});
export type Launch = z.infer<typeof Launch>;

export const OpenRound = z.object({
  round_id: z.string(),
  game: GameCard,
  session_id: z.string(),
  started_at: Iso,
  auto_finish_at: z.nullable(Iso),
  bet: Minor,
  currency: Currency,
});
export type OpenRound = z.infer<typeof OpenRound>;

export const game = defineEndpoint({
  id: 'game',
  row: 'fixed',
  summary: 'One game.',
  method: 'GET',
  path: '/api/v1/games/{slug}',
  auth: 'both',
  params: z.object({ slug: Slug }),
  query: LocaleQuery,
  response: GameDetail,
  errors: { 404: ['GAME_NOT_FOUND'] },
});

export const launchGame = defineEndpoint({
  id: 'launchGame',
  row: 'fixed',
  summary: 'Opens a session of a game; a real one needs a player.',
  method: 'POST',
  path: '/api/v1/games/{slug}/launch',
  auth: 'both',
  params: z.object({ slug: Slug }),
  body: LaunchBody,
  response: Launch,
  errors: {
    401: ['AUTH_REQUIRED'],
    404: ['GAME_NOT_FOUND'],
    409: ['GAME_UNAVAILABLE', 'DEMO_NOT_AVAILABLE', 'PLAYER_RESTRICTED'],
  },
});

export const openRounds = defineEndpoint({
  id: 'openRounds',
  row: 'addition',
  summary: 'Unfinished rounds.',
  method: 'GET',
  path: '/api/v1/games/open-rounds',
  auth: 'player',
  response: list(OpenRound),
});
