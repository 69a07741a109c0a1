import type {
  FooterPage,
  Icon,
  LegalIcon,
  Promotion,
  PromotionDetail,
  Slide,
  StaticPage,
  Tournament,
  TournamentBanner,
  TournamentDetail,
} from '../contract/index.ts';
import { bonusTerms } from './bonuses.ts';
import { gameCards } from './catalogue.ts';

/** A slide, with overrides. */
export function slide(over: Partial<Slide> = {}): Slide {
  return {
    slug: 'week-start',
    main_header: 'Турнир недели',
    sub_header: '3 000 000 ₸',
    description: null,
    button_text: 'Участвовать',
    button_link: '/tournaments/steppe-sprint',
    image_url: 'banners/steppe.webp',
    video_url: null,
    video_banner_ios: null,
    video_banner_android: null,
    tournament_slug: 'steppe-sprint',
    blur_bg: '#1b2a41',
    blur_height: 120,
    ...over,
  };
}

export const slideList: Slide[] = [
  slide(),
  slide({
    slug: 'first-deposit',
    main_header: '120% на первый депозит',
    sub_header: 'До 150 000 ₸',
    description: 'К депозиту\n21+ · депозит от 3 000 ₸ · вейджер x10 · 7 дней',
    button_text: 'Пополнить',
    button_link: '/cash-box/deposit',
    terms_link: '/news/first-deposit',
    image_url: 'banners/first.webp',
    tournament_slug: null,
  }),
  slide({
    slug: 'evening',
    main_header: '-',
    sub_header: null,
    button_text: null,
    button_link: '/games/popular',
    image_url: 'banners/evening.webp',
    tournament_slug: null,
    blur_bg: null,
    blur_height: null,
  }),
];

export const videoSlide: Slide = slide({
  slug: 'caravan',
  video_url: 'banners/caravan.webm',
  video_banner_ios: 'banners/caravan.mp4',
  video_banner_android: 'banners/caravan.webm',
});

export const promotionSample: Promotion = {
  id: 3,
  slug: 'second-deposit',
  category: 'deposit',
  title: 'Второй депозит',
  subtitle: null,
  preview_text: '100% до 100 000 ₸',
  image_url: 'promotions/second.webp',
  date: '2026-01-05',
  priority: 10,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: null,
  published_at: '2026-01-05T08:00:00Z',
  button_text: 'В кассу',
  button_link: '/cash-box/deposit',
  requires_auth: true,
  terms: bonusTerms,
};

export const promotionDetail: PromotionDetail = {
  ...promotionSample,
  content_html: '<p>Пополните счёт второй раз и получите 100% бонуса.</p>',
  terms_html: null,
  updated_at: '2026-01-05T08:00:00Z',
};

export const tournamentSample: Tournament = {
  id: 12,
  slug: 'lantern-marathon',
  title: 'Марафон фонарей',
  short_text: 'Больше всего раундов за месяц',
  image_url: 'tournaments/lantern.webp',
  status: 'active',
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: '2026-01-31T20:59:59Z',
  prize_pool: { amount: 500_000_000, currency: 'KZT' },
  prize_places: 100,
  scoring: 'rounds_count',
  entry: 'join',
  min_bet: { kzt: 10_000, azn: 30 },
  games_count: 40,
  players_count: 812,
  is_joined: true,
  my: { place: 214, points: 96, prize_text: null },
  buy_in: null,
  results: null,
  results_by: null,
};

export const tournamentDetail: TournamentDetail = {
  ...tournamentSample,
  rules_html: '<p>Считается каждый раунд со ставкой не ниже минимальной.</p>',
  scoring_text: '1 засчитанный раунд = 1 очко',
  scoring_example: '120 раундов = 120 очков',
  limits: { max_rounds_per_day: 500 },
  prizes: [
    {
      place_from: 1,
      place_to: 1,
      type: 'money',
      amount: 100_000_000,
      currency: 'KZT',
      wager: 1,
      spins_count: null,
    },
    {
      place_from: 2,
      place_to: 100,
      type: 'free_spins',
      amount: null,
      currency: null,
      wager: 5,
      spins_count: 50,
    },
  ],
  leaderboard: [
    ...[4120, 3980, 3551, 3102, 2990, 2744, 2610, 2544, 2401, 2312].map((points, at) => ({
      place: at + 1,
      player: `${'AДLmЕrSнtК'[at] ?? 'A'}***${(at * 7) % 10}`,
      points,
      is_me: false,
      prize_text: at < 3 ? '1 000 000 ₸' : '60 000 ₸',
    })),
    { place: 214, player: 'A***1', points: 96, is_me: true, prize_text: null },
  ],
  me: {
    place: 214,
    points: 96,
    points_to_next_prize: 310,
    counted_rounds: 96,
    last_counted_at: '2026-01-12T09:30:00Z',
  },
  around: [212, 213, 214, 215, 216].map((place) => ({
    place,
    player: `${place === 214 ? 'A' : 'К'}***${place % 10}`,
    points: 310 - place,
    is_me: place === 214,
    prize_text: null,
  })),
  points_to_next_place: 2,
  scoring_rules: [
    { title: '1 засчитанный раунд = 1 очко', note: 'Ставка от 100 ₸. Раундов в день: до 500', my_points: 96 },
  ],
  max_points_per_day: 500,
  conditions: [{ code: 'account_age', text: 'Аккаунту не больше 30 дней', is_met: true }],
  can_leave: false,
  is_reminded: false,
  cancel_text: null,
  prizes_paid_at: null,
  my_prize: null,
  updated_at: '2026-01-12T09:31:00Z',
  games_preview: gameCards.slice(0, 4),
};

export const tournamentBanner: TournamentBanner = {
  tournament_slug: 'lantern-marathon',
  title: 'Марафон фонарей',
  image_url: 'tournaments/lantern.webp',
  status: 'active',
  ends_at: '2026-01-31T20:59:59Z',
  prize_pool: { amount: 500_000_000, currency: 'KZT' },
};

export const iconList: Icon[] = [
  { image_url: 'payments/card.svg', name: 'Банковская карта' },
  { image_url: 'payments/mobile.svg', name: 'Мобильный баланс' },
];

export const legalIconList: LegalIcon[] = [
  { image_url: 'legal/age.svg', name: '21+' },
  { image_url: 'legal/licence.svg', name: 'Лицензия', url: 'https://licence.example/check' },
];

export const footerPageList: FooterPage[] = [
  { url: '/rules', link_name: 'Правила' },
  { url: '/responsible-gaming', link_name: 'Ответственная игра' },
  { url: '/privacy-policy', link_name: 'Конфиденциальность' },
];

export const staticPageSample: StaticPage = {
  slug: 'rules',
  title: 'Правила',
  content_html: '<h2>Кто может играть</h2><p>Играть могут совершеннолетние, один аккаунт на человека.</p>',
  meta_title: 'Правила клуба',
  meta_description: null,
  updated_at: '2026-01-02T08:00:00Z',
};
