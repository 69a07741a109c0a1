import type { Generated } from 'kysely';

/** One text in the four languages of the product. */
export interface Localized {
  readonly ru: string;
  readonly kk: string;
  readonly az: string;
  readonly en: string;
}

/** A game studio. */
export interface ProviderRow {
  id: number;
  slug: string;
  name: string;
  is_active: boolean;
  is_new: boolean;
  /** `false`: only a raster wordmark exists. */
  has_svg: boolean;
  position: number;
}

/** Category, shortcut or filter of the catalogue. */
export interface CategoryRow {
  id: number;
  slug: string;
  kind: 'category' | 'shortcut' | 'filter';
  names: Localized;
  /** Name of the drawing in `domain/catalogue/category-icons.ts`. */
  icon: string;
  is_active: boolean;
  position: number;
}

/** What sort of play a game is: it decides the engine, the contribution and the art. */
export type GameKind = 'slot' | 'live' | 'table' | 'crash' | 'instant';

export interface GameRow {
  id: number;
  slug: string;
  /** Shown as it is in every language. */
  name: string;
  provider_id: number;
  kind: GameKind;
  /** 1 is the most played. */
  popularity: number;
  /** Return to player in hundredths of a percent (9612 = 96.12 %); null: not published. */
  rtp: number | null;
  /** Lower version of the same game, hundredths of a percent. */
  rtp_low: number | null;
  volatility: number | null;
  /** Minor units. */
  min_bet_kzt: number;
  min_bet_azn: number;
  max_bet_kzt: number;
  max_bet_azn: number;
  max_win_x: number;
  /** Share of a bet that counts towards wagering, percent. */
  wager_contribution: number;
  is_demo: boolean;
  labels: ('new' | 'top' | 'jackpot')[];
  has_image: boolean;
  /** ISO 3166 country in which the game may not be played. */
  unavailable_in: 'KZ' | 'AZ' | null;
  orientation: 'any' | 'landscape' | 'portrait';
  /** Day, yyyy-MM-dd. */
  released_at: string;
  description: Localized | null;
}

/** Which games a category or shortcut holds. */
export interface GameCategoryRow {
  game_id: number;
  category_id: number;
}

/** A slide of the home slider (`home`) or of the bonuses page (`video`). */
export interface BannerRow {
  slug: string;
  place: 'home' | 'video';
  position: number;
  is_active: boolean;
  /** The bonus it sells: who cannot have that bonus does not see the slide; null: it sells none. */
  sells: 'welcome' | 'cashback' | 'promo_code' | null;
  /** The code it sells, with `promo_code` alone. */
  promo_code: string | null;
  /** `main_header` `-` means: no header. `{percent}` and the like are figures of the bonus: content/slide-figures.ts. */
  texts: Record<'main_header' | 'sub_header' | 'description' | 'button_text', Localized | null>;
  button_link: string | null;
  image: string | null;
  /** Covers the picture, which is its first frame. */
  video: string | null;
  tournament_slug: string | null;
  /** CSS colour of the backdrop under the picture. */
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
  /** Seconds before now at which the win is shown; seeded wins have no real moment. */
  age_seconds: number;
  is_demo_data: boolean;
}

/** A picture of the footer: a way to pay or a legal mark. */
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
  language: 'ru' | 'kk' | 'az' | 'en';
  title: string;
  content_html: string;
  meta_description: string | null;
  /** Moment, ISO. */
  updated_at: string;
  /** Place in the footer; null: not linked there. */
  footer_position: number | null;
}

/** A text of the interface that wins over the bundled one. */
export interface TranslationRow {
  language: 'ru' | 'kk' | 'az' | 'en';
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

/** Which seed the data folder holds, so that the same one is never laid twice. */
export interface SeedRow {
  name: string;
  fingerprint: string;
}

/** Tables of the catalogue and of the content around it. */
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
