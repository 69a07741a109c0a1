import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Limit, Page, LocaleQuery, ignorable, localeFields } from './fields.ts';
import { GameCard, GamesList } from './game-card.ts';
import { Count, Currency, Html, Img, Iso, Lang, Minor, PerCurrency, Slug, list, open } from './types.ts';

export const TournamentStatus = z.enum(['upcoming', 'active', 'finished', 'canceled']);
export type TournamentStatus = z.infer<typeof TournamentStatus>;

const PrizePool = z.nullable(z.object({ amount: Minor, currency: Currency }));

/** `is_joined` is false for guests. */
export const Tournament = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  short_text: z.nullable(z.string()),
  image_url: z.nullable(Img),
  status: TournamentStatus,
  starts_at: Iso,
  ends_at: Iso,
  prize_pool: PrizePool,
  prize_places: Count,
  scoring: open(['bet_sum', 'rounds_count', 'win_multiplier', 'points']),
  entry: z.enum(['auto', 'join', 'buy_in']),
  min_bet: z.nullable(PerCurrency),
  games_count: Count,
  players_count: Count,
  is_joined: z.boolean(),
});
export type Tournament = z.infer<typeof Tournament>;

export const TournamentDetail = z.extend(Tournament, {
  rules_html: z.nullable(Html),
  scoring_text: z.nullable(z.string()),
  scoring_example: z.nullable(z.string()),
  limits: z.object({ max_rounds_per_day: z.nullable(Count) }),
  prizes: z.array(
    z.object({
      place_from: Count,
      place_to: Count,
      type: z.enum(['money', 'free_spins']),
      amount: z.nullable(Minor),
      currency: z.nullable(Currency),
      wager: z.nullable(z.number()),
      spins_count: z.nullable(Count),
    }),
  ),
  leaderboard: z.array(
    z.object({
      place: Count,
      player: z.string(),
      points: z.number(),
      is_me: z.boolean(),
      prize_text: z.nullable(z.string()),
    }),
  ),
  me: z.nullable(
    z.object({
      place: z.nullable(Count),
      points: z.number(),
      points_to_next_prize: z.nullable(z.number()),
      counted_rounds: Count,
      last_counted_at: z.nullable(Iso),
    }),
  ),
  updated_at: Iso,
  games_preview: z.array(GameCard),
});
export type TournamentDetail = z.infer<typeof TournamentDetail>;

export const TournamentBanner = z.object({
  tournament_slug: z.string(),
  title: z.string(),
  image_url: z.nullable(Img),
  status: TournamentStatus,
  ends_at: Iso,
  prize_pool: PrizePool,
});
export type TournamentBanner = z.infer<typeof TournamentBanner>;

const Named = z.object({ slug: Slug });
const missing = { 404: ['TOURNAMENT_NOT_FOUND'] };

export const tournament = defineEndpoint({
  id: 'tournament',
  row: 'API-63',
  summary: 'One tournament with its leaderboard.',
  method: 'GET',
  path: '/api/v1/tournaments/{slug}',
  auth: 'both',
  params: Named,
  query: z.object({ locale: ignorable(Lang), ...localeFields }),
  answer: TournamentDetail,
  errors: missing,
});

export const tournaments = defineEndpoint({
  id: 'tournaments',
  row: 'API-64',
  summary: 'Tournaments: active, then upcoming, then finished.',
  method: 'GET',
  path: '/api/v1/tournaments',
  auth: 'both',
  query: LocaleQuery,
  answer: list(Tournament),
});

export const tournamentBanners = defineEndpoint({
  id: 'tournamentBanners',
  row: 'API-65',
  summary: 'Banners of tournaments.',
  method: 'GET',
  path: '/api/v1/tournament-banners',
  auth: 'both',
  query: LocaleQuery,
  answer: list(TournamentBanner),
});

export const tournamentGames = defineEndpoint({
  id: 'tournamentGames',
  row: 'fixed',
  summary: 'Games that count in a tournament.',
  method: 'GET',
  path: '/api/v1/tournaments/{slug}/games',
  auth: 'both',
  params: Named,
  query: z.object({ limit: z.optional(Limit), page: z.optional(Page), ...localeFields }),
  answer: GamesList,
  errors: missing,
});

/** Joining twice answers alike. */
export const joinTournament = defineEndpoint({
  id: 'joinTournament',
  row: 'fixed',
  summary: 'Joins a tournament that is upcoming or active.',
  method: 'POST',
  path: '/api/v1/tournaments/{slug}/join',
  auth: 'player',
  params: Named,
  answer: z.object({ is_joined: z.literal(true) }),
  errors: { ...missing, 409: ['TOURNAMENT_NOT_JOINABLE', 'PLAYER_RESTRICTED'] },
});
