import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { BitFlag, FilledText, Id, Limit, PageQuery, Text, ignorable } from './fields.ts';
import { BonusTerms, Offer, PromoBonus } from './offer.ts';
import { Count, Currency, Day, Iso, Minor, Ok, checked, list, open, pagedWith } from './types.ts';

const CashbackPeriod = z.object({
  from: Day,
  to: Day,
  /** The cashback, not the loss. */
  amount: Minor,
  /** `expired`: not claimed in time; `lost`: ended in another way without a payout; `none`: no cashback was due. */
  state: open(['available', 'wagering', 'finished', 'expired', 'lost', 'none']),
  offer_id: z.nullable(z.string()),
  /** If `available` or `expired`, the deadline to claim it; if `wagering`, the deadline to wager it; otherwise null. */
  until: z.nullable(Iso),
});

export const Cashback = z.object({
  /** Real money lost so far in the current period. */
  amount: Minor,
  period: z.enum(['weekly', 'monthly']),
  percent: z.number(),
  min_deposit_percent: z.number(),
  currency: Currency,
  /** Cashback for `amount`. */
  accrued_amount: z.nullable(Minor),
  /** Next payout. */
  next_at: z.nullable(Iso),
  /** Terms of the next payout. */
  terms: z.optional(z.nullable(BonusTerms)),
  /** Days in which the next payout can be claimed. */
  claim_days: z.optional(z.nullable(Count)),
  /** Up to eight past periods, newest first. */
  history: z.optional(z.array(CashbackPeriod)),
});
export type Cashback = z.infer<typeof Cashback>;

export const OffersQuery = z.object({
  order: ignorable(z.enum(['desc'])),
  limit: z.optional(Limit),
  /** One status or a comma-separated list. */
  status: z.optional(Text),
  /**
   * 1: only ended offers, but no rejected ones and, without `transaction_id`, no cancelled deposit bonus and no
   * cancelled or expired cashback. Then the offers that ended last come first, else those created last.
   */
  history: z.optional(BitFlag),
  /** 1: only offers from promo codes. */
  promo: z.optional(BitFlag),
});
export type OffersQuery = z.infer<typeof OffersQuery>;

export const PromoCheck = z.object({
  /** The code exists and is valid today. */
  success: z.boolean(),
  /** Null for a guest, unless the code is unknown. */
  can_use: z.nullable(z.boolean()),
  /** PROMO_CODE_* if `can_use` is false. */
  reason: z.nullable(z.string()),
  /** Number of times the player has used the code. */
  used: z.nullable(Count),
  offers_per_user: z.nullable(Count),
  terms: z.nullable(BonusTerms),
  title: z.optional(z.nullable(z.string())),
  starts_at: z.optional(z.nullable(Iso)),
  ends_at: z.optional(z.nullable(Iso)),
  /** Whether the bonus requires a deposit, of at least `terms.min_deposit_amount`. */
  needs_deposit: z.optional(z.nullable(z.boolean())),
  /** The player's property that PROMO_CODE_PLAYER_NOT_TARGETED refers to. */
  reason_detail: z.optional(z.nullable(open(['currency', 'country', 'status', 'new_players']))),
  /** Maximum number of uses by all players together; only once it is reached. */
  uses_total: z.optional(z.nullable(Count)),
  last_used: z.optional(z.nullable(z.object({ at: Iso, amount: z.nullable(Minor) }))),
  /** The active bonus that causes PROMO_CODE_CONFLICT. */
  conflict_offer_id: z.optional(z.nullable(z.string())),
  /** A code of the month with a spelling close to an unknown code. */
  similar: z.optional(z.nullable(z.string())),
});
export type PromoCheck = z.infer<typeof PromoCheck>;

/**
 * A round during the wager of an offer. With `group=day_game`, the sum of all rounds of one game and day with the same
 * `contribution` and `zero_reason`.
 */
export const LedgerEntry = z.object({
  /** Time of the round; of the newest one in a group. */
  at: Iso,
  game: z.object({ slug: z.string(), name: z.string() }),
  bet: Minor,
  /** Percentage of `bet` that counts in this game. */
  contribution: z.number(),
  /** Part of `bet` that counts. The sum of all entries is the offer's `wager_amount`. */
  counted: Minor,
  /** The offer's `wager_amount` after the round. */
  total: Minor,
  zero_reason: z.nullable(open(['excluded_game', 'over_max_bet', 'paused'])),
  rounds: z.optional(Count),
  day: z.optional(Day),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

const LedgerQuery = z.extend(PageQuery, {
  group: ignorable(z.enum(['day_game'])),
  /** 1: only rounds that count; 0: only the others. */
  counted: z.optional(BitFlag),
});

const LedgerSums = z.object({
  counted_today: z.optional(Minor),
  /** Number of all rounds that do not count. */
  zero_rounds: z.optional(Count),
  /** Only with `group`: for each day on this page, the total of `counted` on all pages. */
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

/** Case, spaces and lookalike letters of a code do not matter. */
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

/** Returns the offer: active, started or awaiting (queued). Activating it again with another key is 409. */
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
  summary: 'Rounds played while an offer was wagered, newest first.',
  method: 'GET',
  path: '/api/v1/offers/{id}/ledger',
  auth: 'player',
  params: z.object({ id: Id }),
  query: LedgerQuery,
  response: pagedWith(LedgerEntry, LedgerSums),
  errors: { 404: ['OFFER_NOT_FOUND'] },
});
