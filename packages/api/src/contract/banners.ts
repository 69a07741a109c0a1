import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { LocaleQuery } from './fields.ts';
import { Img, Link, list } from './types.ts';

/**
 * Slide of a banner slider. With any of the three videos, it is a video slide. The server leaves out slides whose
 * bonus the visitor cannot get.
 */
export const Slide = z.object({
  slug: z.string(),
  /** "-" if the slide has no header. */
  main_header: z.string(),
  sub_header: z.nullable(z.string()),
  /** The second line summarizes the terms. */
  description: z.nullable(z.string()),
  button_text: z.nullable(z.string()),
  button_link: z.nullable(Link),
  /** Page of the promotion with the complete terms. */
  terms_link: z.optional(z.nullable(Link)),
  image_url: z.nullable(Img),
  video_url: z.nullable(Img),
  video_banner_ios: z.nullable(Img),
  video_banner_android: z.nullable(Img),
  tournament_slug: z.nullable(z.string()),
  /** A CSS colour. */
  blur_bg: z.nullable(z.string()),
  /** Height, px. */
  blur_height: z.nullable(z.number()),
});
export type Slide = z.infer<typeof Slide>;

/** Shares its path with `promoCodeBanners`, which applies if `type` is `Promocode`. */
export const promoBanners = defineEndpoint({
  id: 'promoBanners',
  row: 'API-60',
  summary: 'Slides of the lobby slider, in order.',
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
