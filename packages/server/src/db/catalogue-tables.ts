import type { Generated } from 'kysely';
import type { Language } from '../domain/locale/locale.ts';

/** One text in every language of the product. */
export type Localized = Readonly<Record<Language, string>>;

export interface ProviderRow {
  id: number;
  slug: string;
  name: string;
  is_active: boolean;
  is_new: boolean;
  /** Whether clients get the icon as SVG; otherwise they get a PNG. */
  has_svg: boolean;
  position: number;
}

/** Category, shortcut or filter of the catalogue. */
export interface CategoryRow {
  id: number;
  slug: string;
  kind: 'category' | 'shortcut' | 'filter';
  names: Localized;
  /** Name of an icon in `domain/catalogue/category-icons.ts`. */
  icon: string;
  is_active: boolean;
  position: number;
}

/** Kind of a game. The terms of bonuses name games by kind, and seeds derive `wager_contribution` from it. */
export type GameKind = 'slot' | 'live' | 'table' | 'crash' | 'instant';

export interface GameRow {
  id: number;
  slug: string;
  name: string;
  provider_id: number;
  kind: GameKind;
  /** 1 is the most played. */
  popularity: number;
  /** Return to player in hundredths of a percent (9612 = 96.12 %); null: not published. */
  rtp: number | null;
  /** Return to player of a lower variant of the game, hundredths of a percent. */
  rtp_low: number | null;
  volatility: number | null;
  /** Minimum and maximum stakes, minor units. */
  min_bet_kzt: number;
  min_bet_azn: number;
  max_bet_kzt: number;
  max_bet_azn: number;
  max_win_x: number;
  /** Percentage of a stake that counts towards wagering. */
  wager_contribution: number;
  is_demo: boolean;
  labels: ('new' | 'top' | 'jackpot')[];
  has_image: boolean;
  /** ISO 3166 country where the game is not available. */
  unavailable_in: 'KZ' | 'AZ' | null;
  orientation: 'any' | 'landscape' | 'portrait';
  /** Day, yyyy-MM-dd. */
  released_at: string;
  description: Localized | null;
}

/** Assigns a game to a category or shortcut. */
export interface GameCategoryRow {
  game_id: number;
  category_id: number;
}

/** A slide of the lobby slider (`home`) or of the bonus banner (`video`) in the lobby and on the bonus page. */
export interface BannerRow {
  slug: string;
  place: 'home' | 'video';
  position: number;
  is_active: boolean;
  /** The bonus that the slide promotes; only readers who can get it see the slide. Null without a bonus. */
  sells: 'welcome' | 'cashback' | 'promo_code' | null;
  /** The promoted code if `sells` is `promo_code`, otherwise null. */
  promo_code: string | null;
  /** `-` as `main_header` means no header. `domain/content/slides.ts` fills placeholders such as `{percent}`. */
  texts: Record<'main_header' | 'sub_header' | 'description' | 'button_text', Localized | null>;
  button_link: string | null;
  image: string | null;
  /** Video that plays over `image`, which shows its first frame. */
  video: string | null;
  tournament_slug: string | null;
  /** CSS colour of the backdrop behind the picture. */
  blur_bg: string | null;
  /** px */
  blur_height: number | null;
}

export interface WinnerRow {
  id: string;
  player: string;
  amount: number;
  bet: number;
  currency: 'KZT' | 'AZN';
  game_id: number;
  /** Age of the displayed win, seconds before now; seeded wins have no real time. */
  age_seconds: number;
  is_demo_data: boolean;
}

/** An icon of the footer: a payment method or a legal icon. */
export interface FooterIconRow {
  id: number;
  kind: 'payment' | 'legal';
  image: string;
  names: Localized;
  url: string | null;
  currency: 'KZT' | 'AZN' | null;
  position: number;
}

export interface StaticPageRow {
  slug: string;
  language: Language;
  title: string;
  content_html: string;
  meta_description: string | null;
  /** ISO-8601. */
  updated_at: string;
  /** Position among the footer links; null: not in the footer. */
  footer_position: number | null;
}

/** A text of the interface that overrides the bundled one. */
export interface TranslationRow {
  language: Language;
  key: string;
  text: string;
}

export interface RecentSearchRow {
  id: Generated<number>;
  player_id: number;
  game_id: number;
  search_uid: string;
  created_at: Date;
}

/** An applied seed, stored so that it is not applied twice. */
export interface SeedRow {
  name: string;
  fingerprint: string;
}

export interface CatalogueTables {
  providers: ProviderRow;
  categories: CategoryRow;
  games: GameRow;
  game_categories: GameCategoryRow;
  banners: BannerRow;
  winners: WinnerRow;
  footer_icons: FooterIconRow;
  static_pages: StaticPageRow;
  translations: TranslationRow;
  recent_searches: RecentSearchRow;
  seeds: SeedRow;
}
