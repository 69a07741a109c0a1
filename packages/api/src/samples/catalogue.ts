import type {
  Category,
  GameSlider,
  ProviderSlide,
  ShortcutGame,
  Winner,
  GameCard,
  GameDetail,
  GamesList,
  GameTitle,
  Launch,
  OpenRound,
  Provider,
} from '../contract/index.ts';

const providerNames: readonly (readonly [slug: string, name: string])[] = [
  ['copper-heron', 'Copper Heron Works'],
  ['paper-otter', 'Paper Otter Lab'],
  ['orbiting-samovar', 'Orbiting Samovar'],
  ['tin-pomegranate', 'Tin Pomegranate'],
  ['yurtlight', 'Yurtlight Atelier'],
];

const gameNames = [
  'Lazy Lantern',
  'Paper Samovar',
  'Velvet Hoopoe',
  'Copper Kettle',
  'Quiet Observatory',
  'Amber Caravan',
  'Foggy Toboggan',
  'Wobbly Carousel',
  'Marble Orchard',
  'Sleepy Beehive',
  'Cobalt Compass',
  'Crooked Lighthouse',
] as const;

/** A game card, with overrides. */
export function gameCard(over: Partial<GameCard> = {}): GameCard {
  const name = over.name ?? gameNames[0];
  const slug = over.slug ?? name.toLowerCase().replaceAll(' ', '-');
  return {
    id: 1024,
    slug,
    name,
    provider: { slug: 'copper-heron', name: 'Copper Heron Works' },
    image: `games/${slug}/card.webp`,
    image_alternative: null,
    labels: [],
    is_demo: true,
    is_available: true,
    unavailable_reason: null,
    rtp: 96.12,
    rtp_low: null,
    volatility: 2,
    min_bet: { kzt: 1000, azn: 5 },
    max_bet: { kzt: 2_000_000, azn: 7000 },
    max_win_x: 2500,
    wager_contribution: 100,
    released_at: '2025-03-14',
    ...over,
  };
}

const special: Readonly<Record<string, Partial<GameCard>>> = {
  'Lazy Lantern': { labels: ['new'] },
  'Paper Samovar': { labels: ['top'] },
  'Velvet Hoopoe': { labels: ['jackpot'], wager_contribution: 0 },
  'Amber Caravan': { image: null },
  'Marble Orchard': { is_available: false, unavailable_reason: 'Недоступно в вашем регионе' },
  'Sleepy Beehive': { rtp: null, volatility: null, max_win_x: null },
};

/** A card for each of `gameNames`; `special` makes some of them differ, such as one without an image. */
export const gameCards: GameCard[] = gameNames.map((name, index) => {
  const [slug, title] = providerNames[index % providerNames.length] ?? ['copper-heron', 'Copper Heron Works'];
  const provider = { slug, name: title };
  return gameCard(Object.assign({ id: 1024 + index, name, provider }, special[name]));
});

export function gamesList(data: GameCard[] = gameCards, items = data.length, perPage = 20): GamesList {
  return {
    data,
    pagination: { total_pages: Math.ceil(items / perPage), items },
    extra_data: { is_use_image_alternative: false },
  };
}

export const gameDetail: GameDetail = {
  ...gameCard({ labels: ['new'] }),
  categories: [{ slug: 'slots', menu_name: 'Слоты' }],
  description: 'Фонари зажигаются один за другим, и каждый умножает выигрыш.',
  orientation: 'any',
};

export const launch: Launch = {
  url: 'https://play.example/lazy-lantern?s=ses_4d1',
  session_id: 'ses_4d1',
  mode: 'demo',
  round: null,
};

export const openRoundList: OpenRound[] = [
  {
    round_id: 'rnd_7',
    game: gameCard(),
    session_id: 'ses_4d1',
    started_at: '2026-01-12T09:20:00Z',
    auto_finish_at: '2026-01-13T09:20:00Z',
    bet: 20_000,
    currency: 'KZT',
  },
];

/** Game titles for search suggestions. */
export const gameTitleList: GameTitle[] = gameCards.map(titleOf);

export function titleOf({ id, slug, name, provider, image }: GameCard): GameTitle {
  return { id, slug, name, provider: provider.name, image };
}

const square = '<svg viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>';
const category = (id: number, slug: string, menu_name: string): Category => ({
  id,
  slug,
  menu_name,
  image_html: square,
  is_active: true,
});

export const categoryList: Category[] = [
  category(1, 'slots', 'Слоты'),
  category(2, 'live-casino', 'Live-казино'),
  category(3, 'table-games', 'Настольные игры'),
  category(4, 'crash', 'Краш-игры'),
  { ...category(5, 'instant-win', 'Быстрые игры'), image_html: null },
];

export const shortcutList: Category[] = [
  category(20, 'popular', 'Популярные'),
  category(21, 'jackpots', 'Джекпоты'),
  category(22, 'all-games', 'Все игры'),
];

export const shortcutGameList: ShortcutGame[] = gameCards.map((card, index) =>
  Object.assign({ shortcuts: index % 2 === 0 ? ['popular'] : ['popular', 'jackpots'] }, card),
);

export const providerList: Provider[] = providerNames.map(([slug, name], index) => ({
  id: 7 + index,
  slug,
  name,
  images:
    index === 3
      ? { 'icon.svg': null, 'icon.png': `providers/${slug}/icon.png` }
      : { 'icon.svg': `providers/${slug}/icon.svg`, 'icon.png': null },
  games_count: 31 - index * 4,
  is_new: index === 4,
  is_active: true,
  order: index + 1,
}));

export const providerSlideList: ProviderSlide[] = providerList.map(({ slug, name, images, games_count }) => ({
  slug,
  name,
  images,
  banner_url: null,
  games_count,
}));

export const gameSliderList: GameSlider[] = [
  { slug: 'week-picks', title: 'Выбор недели', link: '/games/popular', games: gameCards.slice(0, 6) },
];

export const winnerList: Winner[] = gameCards.slice(0, 4).map(({ slug, name, image, provider }, index) => ({
  id: `win_${91 + index}`,
  player: ['A***7', 'M***a', 'r***2', 'Z***k'][index] ?? 'A***7',
  amount: 12_500_000 - index * 2_500_000,
  bet: index === 3 ? null : 200_000,
  multiplier: index === 3 ? null : 62.5 - index * 12.5,
  currency: 'KZT',
  game: { slug, name, image, provider },
  created_at: '2026-01-12T09:31:05Z',
  is_demo_data: true,
}));
