import type { PerCurrencyAmount, TextId } from '../locale/locale.ts';
import { fiftyPrizes, hundredPrizes, tenPrizes, thirtyPrizes, type Prizes } from './prizes.ts';
import type { Scoring } from './scoring.ts';

const dayLength = 24 * 3_600_000;

/** Dates of one edition; `to` is exclusive. */
export interface Edition {
  readonly from: Date;
  readonly to: Date;
}

type SeriesSlug = TextId extends infer Id ? (Id extends `series.${infer Slug}.title` ? Slug : never) : never;

/** A repeated tournament. Amounts in minor units. */
export interface Series {
  readonly slug: SeriesSlug;
  readonly picture: 'trophy' | 'laurel' | 'chest' | 'horseshoe' | 'crown' | 'ticket' | 'coin';
  /** The edition running at a moment, otherwise the next one. */
  readonly editionAt: (now: Date) => Edition;
  readonly scoring: Scoring;
  readonly entry: 'auto' | 'join' | 'buy_in';
  /** Entry price for `buy_in`, paid from the real balance. */
  readonly buyIn: PerCurrencyAmount | null;
  readonly mode: 'real' | 'demo';
  readonly minBet: PerCurrencyAmount | null;
  readonly maxRoundsPerDay: number | null;
  /** Maximum number of an entry's rounds that count; null without a limit. */
  readonly maxRounds: number | null;
  /** Maximum account age when joining, days; null without a limit. */
  readonly maxAccountDays: number | null;
  readonly prizes: Prizes;
  /** Category or shortcut from which the games are taken, and their maximum number. */
  readonly games: { readonly category: string; readonly count: number };
}

const midnight = (now: Date) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
const span = (from: number, length: number): Edition => ({
  from: new Date(from),
  to: new Date(from + length),
});

/** Seven days from Monday 00:00 UTC. */
function week(now: Date): Edition {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return span(midnight(now) - sinceMonday * dayLength, 7 * dayLength);
}

/** Friday 00:00 to Monday 00:00 UTC of the current week. */
const weekend = (now: Date): Edition => span(week(now).from.getTime() + 4 * dayLength, 3 * dayLength);

function month(now: Date): Edition {
  const first = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
  return { from: first(0), to: first(1) };
}

const quarter = 15 * 60_000;
/** The race starts at 20:00 in Almaty. */
const raceHour = 15 * 3_600_000;

/** A quarter of an hour every evening: today's until it ends, then tomorrow's. */
function evening(now: Date): Edition {
  const today = midnight(now) + raceHour;
  return span(now.getTime() < today + quarter ? today : today + dayLength, quarter);
}

const perCurrency = (kzt: number, azn: number): PerCurrencyAmount => ({ kzt, azn });
const usual = {
  mode: 'real',
  minBet: null,
  maxRoundsPerDay: null,
  maxRounds: null,
  maxAccountDays: null,
  buyIn: null,
} as const;

export const allSeries: readonly Series[] = [
  {
    ...usual,
    slug: 'steppe-sprint',
    picture: 'trophy',
    editionAt: week,
    scoring: 'bet_sum',
    entry: 'auto',
    minBet: perCurrency(10_000, 30),
    prizes: { type: 'money', pool: perCurrency(300_000_000, 1_000_000), groups: fiftyPrizes },
    games: { category: 'slots', count: 60 },
  },
  {
    ...usual,
    slug: 'lantern-marathon',
    picture: 'laurel',
    editionAt: month,
    scoring: 'rounds_count',
    entry: 'join',
    minBet: perCurrency(10_000, 30),
    maxRoundsPerDay: 500,
    prizes: { type: 'money', pool: perCurrency(500_000_000, 1_600_000), groups: hundredPrizes },
    games: { category: 'slots', count: 40 },
  },
  {
    ...usual,
    slug: 'caspian-weekend',
    picture: 'chest',
    editionAt: weekend,
    scoring: 'win_multiplier',
    entry: 'join',
    minBet: perCurrency(10_000, 30),
    prizes: { type: 'money', pool: perCurrency(150_000_000, 500_000), groups: thirtyPrizes },
    games: { category: 'popular', count: 30 },
  },
  {
    ...usual,
    slug: 'golden-saddle',
    picture: 'horseshoe',
    editionAt: weekend,
    scoring: 'points',
    entry: 'buy_in',
    buyIn: perCurrency(50_000, 200),
    minBet: perCurrency(10_000, 30),
    maxRounds: 200,
    prizes: { type: 'money', pool: perCurrency(100_000_000, 350_000), groups: tenPrizes },
    games: { category: 'popular', count: 20 },
  },
  {
    ...usual,
    slug: 'quarter-hour-race',
    picture: 'crown',
    editionAt: evening,
    scoring: 'points',
    entry: 'join',
    maxRounds: 100,
    prizes: { type: 'money', pool: perCurrency(5_000_000, 17_000), groups: tenPrizes },
    games: { category: 'top-10', count: 10 },
  },
  {
    ...usual,
    slug: 'newcomers-cup',
    picture: 'ticket',
    editionAt: week,
    scoring: 'points',
    entry: 'join',
    maxAccountDays: 30,
    prizes: {
      type: 'free_spins',
      groups: [
        { from: 1, to: 1, spins: 80 },
        { from: 2, to: 2, spins: 60 },
        { from: 3, to: 3, spins: 40 },
        { from: 4, to: 11, spins: 25 },
        { from: 12, to: 20, spins: 13 },
      ],
    },
    games: { category: 'slots', count: 30 },
  },
  {
    ...usual,
    slug: 'demo-league',
    picture: 'coin',
    editionAt: week,
    scoring: 'points',
    entry: 'auto',
    mode: 'demo',
    prizes: { type: 'none', places: 10 },
    games: { category: 'slots', count: 60 },
  },
];

const bySlug = new Map<string, Series>(allSeries.map((series) => [series.slug, series]));

export const findSeries = (slug: string): Series | undefined => bySlug.get(slug);
