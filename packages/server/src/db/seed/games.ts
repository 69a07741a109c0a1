import { hash, pick, rng, gameNames, INITIALS, type GameName } from './game-names.ts';
import type {
  CategoryRow,
  GameCategoryRow,
  GameKind,
  GameRow,
  ProviderRow,
  WinnerRow,
} from '../catalogue-tables.ts';
import categorySeeds from './categories.json' with { type: 'json' };

/** First id of each kind, so that a new category changes no ids of shortcuts and filters. */
const firstIds = { category: 1, shortcut: 101, filter: 201 } as const;

export const categoryRows = (): CategoryRow[] =>
  (['category', 'shortcut', 'filter'] as const).flatMap((kind) =>
    Object.entries(categorySeeds[kind]).map(([slug, names], i) => ({
      id: firstIds[kind] + i,
      slug,
      kind,
      names,
      icon: slug,
      is_active: true,
      position: i + 1,
    })),
  );

/** Latest possible release date; games were released in the 36 months up to it. */
const NEWEST = Date.UTC(2026, 9, 31);
const DAY = 86_400_000;

/** Minimum stakes in both currencies, minor units, ascending. */
const MIN_BETS = [
  { kzt: 1_000, azn: 5 },
  { kzt: 2_000, azn: 10 },
  { kzt: 5_000, azn: 20 },
  { kzt: 10_000, azn: 50 },
  { kzt: 20_000, azn: 100 },
] as const;
const MAX_BETS = [
  { kzt: 500_000, azn: 2_000 },
  { kzt: 1_000_000, azn: 4_000 },
  { kzt: 2_000_000, azn: 7_000 },
  { kzt: 5_000_000, azn: 20_000 },
  { kzt: 10_000_000, azn: 35_000 },
  { kzt: 20_000_000, azn: 70_000 },
] as const;
const MAX_WINS = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 5_000, 7_500, 10_000] as const;
const CONTRIBUTION: Readonly<Record<GameKind, number>> = {
  slot: 100,
  crash: 50,
  instant: 50,
  table: 10,
  live: 0,
};

interface SeededGames {
  readonly games: GameRow[];
  readonly memberships: GameCategoryRow[];
}

/** Returns a function for the id of a game's studio: the fixed one, otherwise that with the fewest games per weight. */
function studioChooser(providers: readonly ProviderRow[]): (name: GameName) => number {
  const load = new Map<string, number>();
  const open = STUDIOS.filter((studio) => WEIGHT[studio.size] > 0);
  const idOf = new Map(providers.map(({ slug, id }) => [slug, id]));
  return (name) => {
    let slug = name.provider;
    if (slug === null) {
      const [least] = open
        .map((studio) => ({
          slug: studio.slug,
          share: ((load.get(studio.slug) ?? 0) + 0.5) / WEIGHT[studio.size],
        }))
        .sort((a, b) => a.share - b.share);
      slug = least?.slug ?? 'demo-house';
    }
    load.set(slug, (load.get(slug) ?? 0) + 1);
    return idOf.get(slug) ?? 1;
  };
}

function volatilityOf(random: () => number): number {
  const at = random();
  return [0.15, 0.4, 0.7, 0.9].filter((edge) => at >= edge).length + 1;
}

/** Return to player in hundredths of a percent: around 96 %, at most 97.80 %. */
function rtpOf(random: () => number): number {
  const bell = (random() + random() + random()) / 3 - 0.5;
  return Math.round(Math.min(9_780, Math.max(9_200, 9_600 + bell * 640)));
}

function factsOf(name: GameName, id: number, studio: number): GameRow {
  const random = rng(hash(`facts ${name.slug}`));
  const missingIn = STUDIOS[studio - 1]?.flags?.notIn ?? null;
  const rtp = rtpOf(random);
  const published = random() >= 0.05;
  const two = random() < 0.08;
  const least = pick(random, name.kind === 'live' ? MIN_BETS.slice(2) : MIN_BETS);
  const most = pick(random, MAX_BETS);
  const elsewhere = random() < 0.04 ? pick(random, ['KZ', 'AZ'] as const) : null;
  const isOurs = STUDIOS[studio - 1]?.size === 'house';
  return {
    id,
    slug: name.slug,
    name: name.name,
    provider_id: studio,
    kind: name.kind,
    popularity: id,
    rtp: published ? rtp : null,
    rtp_low: published && two ? rtp - 200 : null,
    volatility: name.kind === 'live' || name.kind === 'table' ? null : volatilityOf(random),
    min_bet_kzt: least.kzt,
    min_bet_azn: least.azn,
    max_bet_kzt: most.kzt,
    max_bet_azn: most.azn,
    max_win_x: pick(random, MAX_WINS),
    wager_contribution: CONTRIBUTION[name.kind],
    is_demo: isOurs || (name.kind !== 'live' && random() < 0.9),
    labels: [],
    has_image: id <= 40 || random() >= 0.033,
    unavailable_in: missingIn ?? (isOurs ? null : elsewhere),
    orientation: name.kind === 'live' ? 'landscape' : 'any',
    released_at: new Date(NEWEST - Math.floor(random() * 1_095) * DAY).toISOString().slice(0, 10),
    description: null,
  };
}

/** Labels the 12 newest slots, the 10 most played games and 6 jackpots; jackpots do not count towards a wager. */
function label(games: readonly GameRow[]): void {
  const slots = games.filter((game) => game.kind === 'slot');
  const newest = slots
    .toSorted((a, b) => b.released_at.localeCompare(a.released_at) || a.id - b.id)
    .slice(0, 12);
  for (const game of newest) game.labels.push('new');
  for (const game of games.slice(0, 10)) game.labels.push('top');
  for (const game of slots.filter((_, i) => i % 9 === 5).slice(0, 6)) {
    game.labels.push('jackpot');
    game.wager_contribution = 0;
  }
}

/** Games, and the contents of categories and shortcuts. Deterministic by count. */
export function gameRows(
  count: number,
  providers: readonly ProviderRow[],
  categories: readonly CategoryRow[],
): SeededGames {
  const names = gameNames(count);
  const studioOf = studioChooser(providers);
  const games = names.map((name, i) => factsOf(name, i + 1, studioOf(name)));
  label(games);

  const held = new Map<string, GameRow[]>();
  names.forEach((name, i) => {
    const game = games[i];
    if (!game) return;
    for (const slug of name.categories) {
      const list = held.get(slug);
      if (list) list.push(game);
      else held.set(slug, [game]);
    }
  });
  held.set('top-10', games.slice(0, 10));
  held.set('popular', games.slice(0, 60));
  held.set(
    'jackpots',
    games.filter((game) => game.labels.includes('jackpot')),
  );
  held.set('recommendations', games.filter((_, i) => i % 7 === 3).slice(0, 24));
  held.set(
    'all-new',
    games.toSorted((a, b) => b.released_at.localeCompare(a.released_at) || a.id - b.id).slice(0, 60),
  );

  const memberships = categories.flatMap(({ id, slug }) =>
    (held.get(slug) ?? []).map((game) => ({ game_id: game.id, category_id: id })),
  );
  return { games, memberships };
}

/** Wins shown in the lobby: fictitious, and marked with `is_demo_data`. */
export function winnerRows(games: readonly GameRow[]): WinnerRow[] {
  const playable = games
    .filter((game) => game.kind === 'slot' && game.unavailable_in === null && game.has_image)
    .slice(0, 40);
  const random = rng(hash('winners'));
  return (['KZT', 'AZN'] as const).flatMap((currency) =>
    Array.from({ length: Math.min(20, playable.length) }, (_, i): WinnerRow => {
      const game = pick(random, playable);
      const bet = (currency === 'KZT' ? game.min_bet_kzt : game.min_bet_azn) * pick(random, [1, 2, 5, 10]);
      const multiplier = Math.round((8 + random() ** 3 * 240) * 10) / 10;
      return {
        id: `win_${currency.toLowerCase()}_${i + 1}`,
        player: `${pick(random, INITIALS[currency])}***${Math.floor(random() * 10)}`,
        amount: Math.round(bet * multiplier),
        bet,
        currency,
        game_id: game.id,
        age_seconds: 40 + i * 170 + Math.floor(random() * 90),
        is_demo_data: true,
      };
    }),
  );
}

/** Group of a studio, which determines its share of the games (`WEIGHT`). */
type Size = 'large' | 'medium' | 'small' | 'live' | 'house';

interface Studio {
  readonly slug: string;
  readonly name: string;
  readonly size: Size;
  readonly flags?: {
    readonly isInactive?: true;
    readonly isNew?: true;
    readonly rasterOnly?: true;
    readonly notIn?: 'AZ';
  };
}

const STUDIOS: readonly Studio[] = [
  { slug: 'copper-heron', name: 'Copper Heron Works', size: 'large' },
  { slug: 'paper-otter', name: 'Paper Otter Lab', size: 'large' },
  { slug: 'velvet-abacus', name: 'Velvet Abacus', size: 'large' },
  { slug: 'orbiting-samovar', name: 'Orbiting Samovar', size: 'large' },
  { slug: 'brass-jerboa', name: 'Brass Jerboa', size: 'large' },
  { slug: 'yurtlight', name: 'Yurtlight Atelier', size: 'large' },
  { slug: 'feltline-live', name: 'Feltline Live', size: 'live' },
  { slug: 'balapan-studio', name: 'Balapan Studio Live', size: 'live' },
  { slug: 'ninefold-postbox', name: 'Ninefold Postbox', size: 'medium' },
  { slug: 'salted-compass', name: 'Salted Compass', size: 'medium' },
  { slug: 'tin-pomegranate', name: 'Tin Pomegranate', size: 'medium' },
  { slug: 'marble-hoopoe', name: 'Marble Hoopoe', size: 'medium' },
  { slug: 'plum-carousel', name: 'Plum Carousel', size: 'medium' },
  { slug: 'windmill-47', name: 'Windmill 47', size: 'medium' },
  { slug: 'lapis-turnip', name: 'Lapis Turnip', size: 'medium' },
  { slug: 'glasswren', name: 'Glasswren Tables', size: 'medium' },
  { slug: 'qobyz-circuit', name: 'Qobyz Circuit', size: 'medium' },
  { slug: 'foggy-toboggan', name: 'Foggy Toboggan', size: 'medium' },
  { slug: 'polar-apricot', name: 'Polar Apricot', size: 'small', flags: { isNew: true } },
  { slug: 'umbra-teapot', name: 'Umbra Teapot', size: 'small' },
  { slug: 'hazelgrid', name: 'Hazelgrid', size: 'small' },
  { slug: 'drift-argali', name: 'Drift Argali', size: 'small', flags: { notIn: 'AZ' } },
  { slug: 'kettle-and-fern', name: 'Kettle & Fern', size: 'small' },
  { slug: 'little-comet-post', name: 'Little Comet Post', size: 'small', flags: { isNew: true } },
  { slug: 'noctule-mill', name: 'Noctule Mill', size: 'small' },
  { slug: 'sandglass-quay', name: 'Sandglass Quay', size: 'small', flags: { rasterOnly: true } },
  { slug: 'cloud-and-kumis', name: 'Cloud & Kumis', size: 'small' },
  { slug: 'tulip-engine', name: 'Tulip Engine', size: 'small' },
  { slug: 'crooked-lighthouse', name: 'Crooked Lighthouse', size: 'small', flags: { isInactive: true } },
  { slug: 'demo-house', name: 'Demo House', size: 'house' },
];

/** Relative number of games by group; studios with 0 have only games that name their studio. */
const WEIGHT: Readonly<Record<Size, number>> = { large: 28, medium: 14, small: 5, live: 0, house: 6 };

export function providerRows(): ProviderRow[] {
  return STUDIOS.map((studio, i) => ({
    id: i + 1,
    slug: studio.slug,
    name: studio.name,
    is_active: !studio.flags?.isInactive,
    is_new: studio.flags?.isNew ?? false,
    has_svg: !studio.flags?.rasterOnly,
    position: i + 1,
  }));
}
