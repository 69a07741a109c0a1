import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { LocaleQuery } from './fields.ts';
import { Count, Html, Img, Iso, Lang, list, Minor } from './types.ts';

export const OfferStatus = z.enum([
  'available',
  'awaiting',
  'active',
  'started',
  'finished',
  'wasted',
  'ignored',
  'rejected',
  'canceled',
  'expired',
  'wager_ignored',
  'hidden',
]);
export type OfferStatus = z.infer<typeof OfferStatus>;

export const OfferImages = z.object({ small_image: z.nullable(Img), big_image: z.nullable(Img) });

/** How a deposit activates a welcome offer. Exactly one of the two templates is set. */
export const ActivationRule = z.object({
  deposit_number: Count,
  min_deposit: z.nullable(Minor),
  min_deposit_amount: z.nullable(Minor),
  offer_bonus_template: z.nullable(
    z.object({
      min_deposit_amount: z.nullable(Minor),
      max_amount_money: z.nullable(Minor),
      max_amount_percent: z.nullable(z.number()),
      amount: z.nullable(Minor),
      wager: z.nullable(z.number()),
      max_cash_out_percent: z.nullable(z.number()),
    }),
  ),
  offer_gift_spin_template: z.nullable(
    z.object({
      /** Stake of one spin. */
      total_bet: z.nullable(Minor),
      spins_count: Count,
      max_cash_out_money: z.nullable(Minor),
      wager: z.nullable(z.number()),
      game: z.object({ uid: z.string(), name: z.string() }),
      content: OfferImages,
    }),
  ),
});
export type ActivationRule = z.infer<typeof ActivationRule>;

/** Amounts are in the player's currency, for a guest in the requested one. */
export const WelcomeOffer = z.object({
  id: z.string(),
  type: z.enum(['welcome', 'welcome_gs']),
  status: OfferStatus,
  expired_at: z.nullable(Iso),
  conditions: z.object({
    /** When a locked offer unlocks by itself. */
    available_at: z.nullable(Iso),
    /** Days until `available_at`. */
    availability_rule: z.object({ day_from: z.nullable(Count) }),
    /** Clients use the first one. */
    activation_rules: z.array(ActivationRule),
  }),
  template: z.object({
    images: z.object({ main_image: z.nullable(Img), promo_image: z.nullable(Img) }),
    content: z.union([
      z.array(z.object({ language: Lang, data: z.object({ title: z.string(), text: Html }) })),
      z.object({ rules: Html }),
    ]),
    text_data: z.record(Lang, z.object({ label: z.string(), title: z.string() })),
  }),
  /** With status `awaiting`: how the offer unlocks. */
  lock_text: z.optional(z.nullable(z.string())),
  /** Free spins that the same deposit activates. */
  with_spins: z.optional(
    z.nullable(
      z.object({
        id: z.string(),
        spins_count: Count,
        total_bet: Minor,
        wager: z.nullable(z.number()),
        max_cash_out_money: z.nullable(Minor),
        game: z.object({ uid: z.string(), name: z.string() }),
      }),
    ),
  ),
});
export type WelcomeOffer = z.infer<typeof WelcomeOffer>;

export const RegisterWelcome = z.extend(WelcomeOffer, {
  register_banner: z.nullable(
    z.object({
      /** The parameter `lnd` of the page's URL selects the banner with this slug. */
      slug: z.string(),
      image_url: z.nullable(Img),
      title: z.string(),
      text: z.nullable(z.string()),
    }),
  ),
});
export type RegisterWelcome = z.infer<typeof RegisterWelcome>;

export const welcomeOffers = defineEndpoint({
  id: 'welcomeOffers',
  row: 'API-53',
  summary: 'Public list of welcome bonuses; the first with a register banner is the default one.',
  method: 'GET',
  path: '/api/v1/offers/welcome-bonus/all',
  auth: 'both',
  query: LocaleQuery,
  response: list(RegisterWelcome),
});

export const playerWelcomeOffers = defineEndpoint({
  id: 'playerWelcomeOffers',
  row: 'API-54',
  summary: 'All welcome bonuses of the player, hidden and used ones included.',
  method: 'GET',
  path: '/api/v2/welcome-bonuses',
  auth: 'player',
  response: list(WelcomeOffer),
  poll: 3000,
  etag: true,
});
