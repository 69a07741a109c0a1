import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Flag, Limit, Page, LocaleQuery, Text, ignorable, localeFields } from './fields.ts';
import { BonusTerms, PromoBonus } from './offer.ts';
import { Count, Day, Html, Img, Iso, Lang, Link, Slug, list, open, pagedWith } from './types.ts';

export const Promotion = z.object({
  id: z.int(),
  slug: z.string(),
  category: open(['news', 'deposit', 'free_spins', 'cashback', 'tournament']),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  preview_text: z.nullable(z.string()),
  image_url: z.nullable(Img),
  date: Day,
  priority: z.int(),
  starts_at: z.nullable(Iso),
  ends_at: z.nullable(Iso),
  published_at: Iso,
  button_text: z.nullable(z.string()),
  button_link: z.nullable(Link),
  requires_auth: z.boolean(),
  terms: z.nullable(BonusTerms),
});
export type Promotion = z.infer<typeof Promotion>;

export const PromotionDetail = z.extend(Promotion, {
  content_html: Html,
  terms_html: z.nullable(Html),
  updated_at: Iso,
});
export type PromotionDetail = z.infer<typeof PromotionDetail>;

/** Icon in the footer, such as a payment method or a seal. */
export const Icon = z.object({ image_url: Img, name: z.string() });
export type Icon = z.infer<typeof Icon>;

export const LegalIcon = z.extend(Icon, { url: z.optional(z.nullable(Link)) });
export type LegalIcon = z.infer<typeof LegalIcon>;

export const FooterPage = z.object({ url: Link, link_name: z.string() });
export type FooterPage = z.infer<typeof FooterPage>;

export const StaticPage = z.object({
  slug: z.string(),
  title: z.string(),
  content_html: Html,
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  updated_at: Iso,
});
export type StaticPage = z.infer<typeof StaticPage>;

/** Ended promotions come last in every order. By default, the newest come first. */
export const PromotionsQuery = z.object({
  /** A category of `Promotion`, or `all`. Without a category, everything except `news`. */
  category: z.optional(Text),
  locale: ignorable(Lang),
  page: z.optional(Page),
  limit: z.optional(Limit),
  'order[0][0]': ignorable(z.enum(['date', 'priority'])),
  'order[0][1]': ignorable(z.enum(['asc', 'desc'])),
});
export type PromotionsQuery = z.infer<typeof PromotionsQuery>;

/** With `all`, codes outside their dates are included. */
export const promoCodeBanners = defineEndpoint({
  id: 'promoCodeBanners',
  row: 'API-60',
  summary: 'Bonuses of the month.',
  method: 'GET',
  path: '/api/v1/promo-banners',
  match: { type: 'Promocode' },
  auth: 'both',
  query: z.object({ type: z.literal('Promocode'), all: z.optional(Flag), ...localeFields }),
  response: list(PromoBonus),
});

export const promotions = defineEndpoint({
  id: 'promotions',
  row: 'API-62',
  summary: 'Promotions, or news; 20 to a page. `counts`: running ones by category.',
  method: 'GET',
  path: '/api/v1/promotions',
  auth: 'both',
  query: PromotionsQuery,
  response: pagedWith(Promotion, z.object({ counts: z.optional(z.record(z.string(), Count)) })),
});

export const promotion = defineEndpoint({
  id: 'promotion',
  row: 'fixed',
  summary: 'One promotion.',
  method: 'GET',
  path: '/api/v1/promotions/{slug}',
  auth: 'both',
  params: z.object({ slug: Slug }),
  query: z.object({ locale: ignorable(Lang) }),
  response: PromotionDetail,
  errors: { 404: ['PROMOTION_NOT_FOUND'] },
});

export const paymentMethodIcons = defineEndpoint({
  id: 'paymentMethodIcons',
  row: 'API-70',
  summary: 'Payment methods of the footer.',
  method: 'GET',
  path: '/api/v1/payment-method-icons',
  auth: 'both',
  query: LocaleQuery,
  response: z.array(Icon),
});

export const legalIcons = defineEndpoint({
  id: 'legalIcons',
  row: 'API-71',
  summary: 'Licence and age icons of the footer.',
  method: 'GET',
  path: '/api/v1/legal-icons',
  auth: 'both',
  query: LocaleQuery,
  response: z.array(LegalIcon),
});

export const footerStaticPages = defineEndpoint({
  id: 'footerStaticPages',
  row: 'API-72',
  summary: 'Static pages linked in the footer.',
  method: 'GET',
  path: '/api/v1/footer-static-pages',
  auth: 'both',
  query: LocaleQuery,
  response: z.array(FooterPage),
});

export const staticPage = defineEndpoint({
  id: 'staticPage',
  row: 'fixed',
  summary: 'One page of text.',
  method: 'GET',
  path: '/api/v1/static-pages/{slug}',
  auth: 'both',
  params: z.object({ slug: Slug }),
  query: z.object({ language: localeFields.language }),
  response: StaticPage,
  errors: { 404: ['PAGE_NOT_FOUND'] },
});
