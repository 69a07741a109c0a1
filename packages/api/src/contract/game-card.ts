import { z } from '../z.ts';
import { Count, Day, Img, PerCurrency, open, pagedWith } from './types.ts';

export const ProviderName = z.object({ slug: z.string(), name: z.string() });

/** A game in a list. Values that are not published are null. */
export const GameCard = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  provider: ProviderName,
  image: z.nullable(Img),
  image_alternative: z.nullable(Img),
  labels: z.array(open(['new', 'top', 'jackpot'])),
  is_demo: z.boolean(),
  is_available: z.boolean(),
  unavailable_reason: z.nullable(z.string()),
  /** Return to player, percent. */
  rtp: z.nullable(z.number()),
  /** Lowest return to player that the game can have, percent. */
  rtp_low: z.nullable(z.number()),
  volatility: z.nullable(z.literal([1, 2, 3, 4, 5])),
  min_bet: PerCurrency,
  max_bet: PerCurrency,
  /** Maximum win, as a multiple of the stake. */
  max_win_x: z.nullable(z.number()),
  /** Percentage of a stake that counts towards a wager. */
  wager_contribution: z.nullable(z.number()),
  released_at: z.nullable(Day),
});
export type GameCard = z.infer<typeof GameCard>;

/** A page of games. With `is_use_image_alternative`, the cards show their `image_alternative` if they have one. */
export const GamesList = pagedWith(GameCard, z.object({ is_use_image_alternative: z.boolean() }));
export type GamesList = z.infer<typeof GamesList>;

export const Category = z.object({
  id: z.int(),
  slug: z.string(),
  menu_name: z.string(),
  image_html: z.nullable(z.string()),
  is_active: z.boolean(),
  games: z.optional(z.array(GameCard)),
});
export type Category = z.infer<typeof Category>;
export const Shortcut = Category;
export type Shortcut = Category;

/** Square icon of a provider. At least one is set; prefer the SVG. */
export const ProviderImages = z.object({ 'icon.svg': z.nullable(Img), 'icon.png': z.nullable(Img) });

export const Provider = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  images: ProviderImages,
  games_count: Count,
  is_new: z.boolean(),
  is_active: z.boolean(),
  order: z.int(),
});
export type Provider = z.infer<typeof Provider>;
