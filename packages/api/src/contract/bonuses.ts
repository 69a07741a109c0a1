import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { BitFlag, FilledText, Id, Limit, PageQuery, Text, ignorable } from './fields.ts';
import { BonusTerms, Offer, PromoBonus } from './offer.ts';
import { Count, Currency, Day, Iso, Minor, Ok, checked, list, open, pagedWith } from './types.ts';

/** Cashback of a past period; state `none`: the player had no loss. */
const CashbackPeriod = z.object({
  from: Day,
  to: Day,
  amount: Minor,
  state: open(['available', 'wagering', 'finished', 'expired', 'lost', 'none']),
  offer_id: z.nullable(z.string()),
  until: z.nullable(Iso),
});

/**
 * `currency` and the fields after it are additions to the first contract. `terms` apply to the next payment,
 * `claim_days` is the number of days to claim it; `history` contains the last eight periods, newest first.
 */
export const Cashback = z.object({
  amount: Minor,
  period: z.enum(['weekly', 'monthly']),
  percent: z.number(),
  min_deposit_percent: z.number(),
  currency: Currency,
  accrued_amount: z.nullable(Minor),
  next_at: z.nullable(Iso),
  terms: z.optional(z.nullable(BonusTerms)),
  claim_days: z.optional(z.nullable(Count)),
  history: z.optional(z.array(CashbackPeriod)),
});
export type Cashback = z.infer<typeof Cashback>;

/** `status`: one status or a comma-separated list; `history`: ended offers; `promo`: only from promo codes. */
export const OffersQuery = z.object({
  order: ignorable(z.enum(['desc'])),
  limit: z.optional(Limit),
  status: z.optional(Text),
  history: z.optional(BitFlag),
  promo: z.optional(BitFlag),
});
export type OffersQuery = z.infer<typeof OffersQuery>;

/**
 * `success`: the code exists and is valid; `can_use` and `reason` are null for guests. `needs_deposit`: the
 * bonus requires a next deposit of at least `terms.min_deposit_amount`. `similar` is a public code close to
 * an unknown one.
 */
export const PromoCheck = z.object({
  success: z.boolean(),
  can_use: z.nullable(z.boolean()),
  reason: z.nullable(z.string()),
  used: z.nullable(Count),
  offers_per_user: z.nullable(Count),
  terms: z.nullable(BonusTerms),
  title: z.optional(z.nullable(z.string())),
  starts_at: z.optional(z.nullable(Iso)),
  ends_at: z.optional(z.nullable(Iso)),
  needs_deposit: z.optional(z.nullable(z.boolean())),
  reason_detail: z.optional(z.nullable(open(['currency', 'country', 'status', 'new_players']))),
  uses_total: z.optional(z.nullable(Count)),
  last_used: z.optional(z.nullable(z.object({ at: Iso, amount: z.nullable(Minor) }))),
  conflict_offer_id: z.optional(z.nullable(z.string())),
  similar: z.optional(z.nullable(z.string())),
});
export type PromoCheck = z.infer<typeof PromoCheck>;

/**
 * One bet and its share of the wager; the sum of `counted` is the offer's `wager_amount`. With `group=day_game` an
 * entry is all rounds of one game, day and reason: `bet` and `counted` are sums, `at` is the newest.
 */
export const LedgerEntry = z.object({
  at: Iso,
  game: z.object({ slug: z.string(), name: z.string() }),
  bet: Minor,
  contribution: z.number(),
  counted: Minor,
  total: Minor,
  zero_reason: z.nullable(open(['excluded_game', 'over_max_bet', 'paused'])),
  rounds: z.optional(Count),
  day: z.optional(Day),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** `counted`: 1 for bets that count, 0 for those that do not. */
const LedgerQuery = z.extend(PageQuery, {
  group: ignorable(z.enum(['day_game'])),
  counted: z.optional(BitFlag),
});

/** `days`: daily totals of the bets on this page. */
const LedgerSums = z.object({
  counted_today: z.optional(Minor),
  zero_rounds: z.optional(Count),
  days: z.optional(z.array(z.object({ day: Day, counted: Minor }))),
});

const OfferIdBody = z.object({ offer_id: Id });

export const offers = defineEndpoint({
  id: 'offers',
  row: 'API-52',
  summary: 'Offers of the player, newest first.',
  method: 'GET',
  path: '/api/v1/offers',
  auth: 'player',
  query: OffersQuery,
  response: list(Offer),
  poll: 3000,
  etag: true,
});

export const cashback = defineEndpoint({
  id: 'cashback',
  row: 'API-55',
  summary: 'Cashback of the player.',
  method: 'GET',
  path: '/api/v1/cashback',
  auth: 'player',
  response: Cashback,
});

/** Length of a promo code, characters (PROMO-19). */
export const promoCodeLength = { min: 3, max: 64 } as const;

/** Case and outer spaces of a code do not matter. `message` of an error says why the code was refused. */
export const addPromoCode = defineEndpoint({
  id: 'addPromoCode',
  row: 'API-56',
  summary: 'Uses a promo code.',
  method: 'POST',
  path: '/api/v1/promo-codes',
  auth: 'player',
  body: z.object({ code: FilledText }),
  response: z.object({ data: PromoBonus }),
  errors: {
    409: ['PLAYER_RESTRICTED'],
    422: [
      'PROMO_CODE_NOT_FOUND',
      'PROMO_CODE_EXPIRED',
      'PROMO_CODE_USAGE_LIMIT_REACHED',
      'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED',
      'PROMO_CODE_PLAYER_NOT_TARGETED',
      'PROMO_CODE_CONFLICT',
      'PROMO_CODE_NOT_STARTED',
    ],
  },
});

export const checkPromoCode = defineEndpoint({
  id: 'checkPromoCode',
  row: 'API-57',
  summary: 'Whether a promo code can be used; always 200.',
  method: 'GET',
  path: '/api/v1/promo-codes/validate/{code}',
  auth: 'both',
  // A text of any length, because one that is too long is an unknown code (OP-125).
  params: z.object({ code: checked(z.string(), z.minLength(1, 'REQUIRED')) }),
  response: PromoCheck,
});

export const cancelOffer = defineEndpoint({
  id: 'cancelOffer',
  row: 'API-58',
  summary: 'Cancels an offer; refused unless it can be cancelled and nothing is left to wager.',
  method: 'POST',
  path: '/api/v1/offers/cancel',
  auth: 'player',
  body: OfferIdBody,
  response: Ok,
  errors: { 404: ['OFFER_NOT_FOUND'], 409: ['OFFER_NOT_CANCELABLE'] },
});

export const rejectOffer = defineEndpoint({
  id: 'rejectOffer',
  row: 'API-59',
  summary: 'Rejects an offer.',
  method: 'POST',
  path: '/api/v1/offers/reject',
  auth: 'player',
  body: OfferIdBody,
  response: Ok,
  errors: { 404: ['OFFER_NOT_FOUND'], 409: ['OFFER_NOT_REJECTABLE'] },
});

/** Returns the offer: active, started or queued. A second activation with another key is 409 OFFER_NOT_AVAILABLE. */
export const activateOffer = defineEndpoint({
  id: 'activateOffer',
  row: 'addition',
  summary: 'Activates an available offer that needs no deposit.',
  method: 'POST',
  path: '/api/v1/offers/activate',
  auth: 'player',
  body: OfferIdBody,
  response: Offer,
  errors: {
    404: ['OFFER_NOT_FOUND'],
    409: ['OFFER_NOT_AVAILABLE', 'OFFER_NEEDS_DEPOSIT', 'PLAYER_RESTRICTED'],
  },
});

export const offerLedger = defineEndpoint({
  id: 'offerLedger',
  row: 'addition',
  summary: 'Bets that counted towards the wager of an offer, newest first.',
  method: 'GET',
  path: '/api/v1/offers/{id}/ledger',
  auth: 'player',
  params: z.object({ id: Id }),
  query: LedgerQuery,
  response: pagedWith(LedgerEntry, LedgerSums),
  errors: { 404: ['OFFER_NOT_FOUND'] },
});
