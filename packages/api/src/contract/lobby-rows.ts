import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Limit, Page, Text } from './fields.ts';
import { GameCard, Provider, ProviderImages, ProviderName } from './game-card.ts';
import { Count, Currency, Img, Iso, Link, Minor, list, pagedWith } from './types.ts';

export const ProviderSlide = z.object({
  slug: z.string(),
  name: z.string(),
  images: ProviderImages,
  banner_url: z.nullable(Img),
  games_count: Count,
});
export type ProviderSlide = z.infer<typeof ProviderSlide>;

export const GameSlider = z.object({
  slug: z.string(),
  title: z.string(),
  /** Page with the complete list. */
  link: z.nullable(Link),
  games: z.array(GameCard),
});
export type GameSlider = z.infer<typeof GameSlider>;

export const Winner = z.object({
  id: z.string(),
  /** Masked name, such as `A***7`. */
  player: z.string(),
  amount: Minor,
  bet: z.nullable(Minor),
  /** The win divided by the stake. */
  multiplier: z.nullable(z.number()),
  currency: Currency,
  game: z.object({ slug: z.string(), name: z.string(), image: z.nullable(Img), provider: ProviderName }),
  created_at: Iso,
  is_demo_data: z.boolean(),
});
export type Winner = z.infer<typeof Winner>;

export const providers = defineEndpoint({
  id: 'providers',
  row: 'API-39',
  summary: 'All providers.',
  method: 'GET',
  path: '/api/v1/providers',
  auth: 'both',
  response: list(Provider),
});

export const providersPage = defineEndpoint({
  id: 'providersPage',
  row: 'API-40',
  summary: 'A page of providers, optionally of one letter.',
  method: 'GET',
  path: '/api/v1/providers/page',
  auth: 'both',
  query: z.object({ page: z.optional(Page), limit: z.optional(Limit), letter: z.optional(Text) }),
  response: pagedWith(Provider, z.object({ letters: z.array(z.string()) })),
});

export const providerSlider = defineEndpoint({
  id: 'providerSlider',
  row: 'API-41',
  summary: 'Providers of the slider.',
  method: 'GET',
  path: '/api/v1/provider-slider',
  auth: 'both',
  response: list(ProviderSlide),
});

export const gameSlider = defineEndpoint({
  id: 'gameSlider',
  row: 'API-42',
  summary: 'Rows of games curated by the operator.',
  method: 'GET',
  path: '/api/v1/game-slider',
  auth: 'both',
  response: list(GameSlider),
});

export const winners = defineEndpoint({
  id: 'winners',
  row: 'API-43',
  summary: 'Recent wins.',
  method: 'GET',
  path: '/api/v1/winners',
  auth: 'both',
  response: list(Winner),
});
