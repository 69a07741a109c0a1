import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { BitFlag, Limit, Page, LocaleQuery, Text, ignorable, localeFields, TypedText } from './fields.ts';
import { GameCard, GamesList } from './game-card.ts';
import { Count, Currency, Html, Img, Iso, Lang, Minor, PerCurrency, Slug, list, open } from './types.ts';

export const TournamentStatus = z.enum(['upcoming', 'active', 'finished', 'canceled']);
export type TournamentStatus = z.infer<typeof TournamentStatus>;

const Sum = z.object({ amount: Minor, currency: Currency });
const PrizePool = z.nullable(Sum);

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
  /** Number of places with a prize. */
  prize_places: Count,
  scoring: open(['bet_sum', 'rounds_count', 'win_multiplier', 'points']),
  entry: z.enum(['auto', 'join', 'buy_in']),
  min_bet: z.nullable(PerCurrency),
  games_count: Count,
  players_count: Count,
  is_joined: z.boolean(),
  /** Null if the player has not joined. */
  my: z.optional(
    z.nullable(
      z.object({ place: z.nullable(Count), points: z.number(), prize_text: z.nullable(z.string()) }),
    ),
  ),
  buy_in: z.optional(z.nullable(Sum)),
  /** Only if finished: whether places are final. */
  results: z.optional(z.nullable(z.enum(['pending', 'final']))),
  /** Only if finished: the latest time at which places become final. */
  results_by: z.optional(z.nullable(Iso)),
});
export type Tournament = z.infer<typeof Tournament>;

const BoardRow = z.object({
  place: Count,
  /** Masked name, such as `A***7`. */
  player: z.string(),
  points: z.number(),
  is_me: z.boolean(),
  prize_text: z.nullable(z.string()),
});
export type BoardRow = z.infer<typeof BoardRow>;

const Me = z.nullable(
  z.object({
    place: z.nullable(Count),
    points: z.number(),
    points_to_next_prize: z.nullable(z.number()),
    counted_rounds: Count,
    last_counted_at: z.nullable(Iso),
  }),
);

export const TournamentDetail = z.extend(Tournament, {
  rules_html: z.nullable(Html),
  scoring_text: z.nullable(z.string()),
  scoring_example: z.nullable(z.string()),
  /** Rounds of a day beyond this number do not count. */
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
  /** The first 100 places, and the player's own row if it is below them. */
  leaderboard: z.array(BoardRow),
  me: Me,
  updated_at: Iso,
  games_preview: z.array(GameCard),
  /** The player's row with two rows on each side; only if it is below the first 100 places. */
  around: z.optional(z.array(BoardRow)),
  points_to_next_place: z.optional(z.nullable(z.number())),
  scoring_rules: z.optional(
    z.array(z.object({ title: z.string(), note: z.nullable(z.string()), my_points: z.nullable(z.number()) })),
  ),
  max_points_per_day: z.optional(z.nullable(z.number())),
  /** `is_met` is null for guests. */
  conditions: z.optional(
    z.array(
      z.object({
        code: open(['account_age', 'verified', 'currency', 'buy_in', 'deposits']),
        text: z.string(),
        is_met: z.nullable(z.boolean()),
      }),
    ),
  ),
  can_leave: z.optional(z.boolean()),
  is_reminded: z.optional(z.boolean()),
  /** Only if cancelled: the reason, and how the entry price is refunded. */
  cancel_text: z.optional(z.nullable(z.string())),
  prizes_paid_at: z.optional(z.nullable(Iso)),
  my_prize: z.optional(
    z.nullable(
      z.object({
        text: z.string(),
        amount: z.nullable(Minor),
        offer_id: z.nullable(z.string()),
        transaction_id: z.nullable(z.string()),
        credited_at: z.nullable(Iso),
      }),
    ),
  ),
});
export type TournamentDetail = z.infer<typeof TournamentDetail>;

/** Data of the event `tournament`. */
export const TournamentUpdate = z.object({
  slug: z.string(),
  updated_at: Iso,
  /** The first 10 places. */
  leaderboard: z.array(BoardRow),
  /** The player's row with two rows on each side; only if it is below the first 10 places. */
  around: z.array(BoardRow),
  me: Me,
  players_count: Count,
  status: TournamentStatus,
});
export type TournamentUpdate = z.infer<typeof TournamentUpdate>;

export const TournamentBanner = z.object({
  tournament_slug: z.string(),
  title: z.string(),
  image_url: z.nullable(Img),
  status: TournamentStatus,
  ends_at: Iso,
  prize_pool: PrizePool,
});
export type TournamentBanner = z.infer<typeof TournamentBanner>;

export const TournamentGamesList = z.extend(GamesList, {
  data: z.array(z.extend(GameCard, { tournament_points: z.optional(z.nullable(z.number())) })),
});
export type TournamentGamesList = z.infer<typeof TournamentGamesList>;

const JoinBody = z.optional(
  z.object({
    /** Entry price that the player has confirmed. If it is not the current one, PRICE_CHANGED. */
    accept_price: z.optional(Minor),
  }),
);

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
  response: TournamentDetail,
  errors: missing,
});

/** Days that a finished tournament remains in the list, before it moves to the archive. */
export const finishedDays = 7;

export const tournaments = defineEndpoint({
  id: 'tournaments',
  row: 'API-64',
  summary:
    'Tournaments: active, then upcoming, then finished; with `archive` those that ended over 7 days ago.',
  method: 'GET',
  path: '/api/v1/tournaments',
  auth: 'both',
  query: z.extend(LocaleQuery, {
    archive: z.optional(BitFlag),
    page: z.optional(Page),
    limit: z.optional(Limit),
  }),
  response: z.extend(list(Tournament), {
    pagination: z.optional(z.object({ total_pages: Count, items: Count })),
  }),
});

export const tournamentBanners = defineEndpoint({
  id: 'tournamentBanners',
  row: 'API-65',
  summary: 'Banners of tournaments.',
  method: 'GET',
  path: '/api/v1/tournament-banners',
  auth: 'both',
  query: LocaleQuery,
  response: list(TournamentBanner),
});

export const tournamentGames = defineEndpoint({
  id: 'tournamentGames',
  row: 'fixed',
  summary: 'Games that count in a tournament.',
  method: 'GET',
  path: '/api/v1/tournaments/{slug}/games',
  auth: 'both',
  params: Named,
  query: z.object({
    limit: z.optional(Limit),
    page: z.optional(Page),
    category_slug: z.optional(Text),
    filter_slug: z.optional(Text),
    search: z.optional(TypedText),
    played: z.optional(BitFlag),
    ...localeFields,
  }),
  response: TournamentGamesList,
  errors: missing,
});

/** Joining a second time returns the same response. */
export const joinTournament = defineEndpoint({
  id: 'joinTournament',
  row: 'fixed',
  summary: 'Joins a tournament that is upcoming or active.',
  method: 'POST',
  path: '/api/v1/tournaments/{slug}/join',
  auth: 'player',
  params: Named,
  body: JoinBody,
  response: z.object({ is_joined: z.literal(true) }),
  errors: {
    ...missing,
    409: ['TOURNAMENT_NOT_JOINABLE', 'PLAYER_RESTRICTED', 'PRICE_CHANGED', 'INSUFFICIENT_FUNDS'],
  },
});

/**
 * Leaving a second time, or without having joined, returns the same response. A paid entry price is refunded
 * completely.
 */
export const leaveTournament = defineEndpoint({
  id: 'leaveTournament',
  row: 'addition',
  summary: 'Leaves a tournament before its start.',
  method: 'POST',
  path: '/api/v1/tournaments/{slug}/leave',
  auth: 'player',
  params: Named,
  response: z.object({ is_joined: z.literal(false) }),
  errors: { ...missing, 409: ['TOURNAMENT_NOT_LEAVABLE'] },
});

/** With `is_on`, the player gets one notification at `starts_at`. */
export const remindTournament = defineEndpoint({
  id: 'remindTournament',
  row: 'addition',
  summary: 'Turns the reminder of the start on or off.',
  method: 'POST',
  path: '/api/v1/tournaments/{slug}/remind',
  auth: 'player',
  params: Named,
  body: z.object({ is_on: z.boolean() }),
  response: z.object({ is_reminded: z.boolean() }),
  errors: { ...missing, 409: ['PLAYER_RESTRICTED'] },
});
