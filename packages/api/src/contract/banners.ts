import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { LocaleQuery } from './fields.ts';
import { Img, Link, list } from './types.ts';

/**
 * Slide of a banner slider. `main_header` "-" is empty; any of the three video keys makes it a video slide; `blur_bg`
 * is a CSS colour, `blur_height` is px. The server sends a slide only to players who can get its offer. The second
 * line of `description` summarizes the terms; `terms_link` leads to all of them.
 */
export const Slide = z.object({
  slug: z.string(),
  main_header: z.string(),
  sub_header: z.nullable(z.string()),
  description: z.nullable(z.string()),
  button_text: z.nullable(z.string()),
  button_link: z.nullable(Link),
  terms_link: z.optional(z.nullable(Link)),
  image_url: z.nullable(Img),
  video_url: z.nullable(Img),
  video_banner_ios: z.nullable(Img),
  video_banner_android: z.nullable(Img),
  tournament_slug: z.nullable(z.string()),
  blur_bg: z.nullable(z.string()),
  blur_height: z.nullable(z.number()),
});
export type Slide = z.infer<typeof Slide>;

/** Shares its path with `promoCodeBanners`, which applies if `type` is `Promocode`. */
export const promoBanners = defineEndpoint({
  id: 'promoBanners',
  row: 'API-60',
  summary: 'Slides of the home slider, in order.',
  method: 'GET',
  path: '/api/v1/promo-banners',
  auth: 'both',
  query: LocaleQuery,
  response: list(Slide),
});

export const videoBanners = defineEndpoint({
  id: 'videoBanners',
  row: 'API-61',
  summary: 'Slides of the video banner of the bonus page.',
  method: 'GET',
  path: '/api/v1/video-banners',
  auth: 'both',
  query: LocaleQuery,
  response: z.array(Slide),
});
