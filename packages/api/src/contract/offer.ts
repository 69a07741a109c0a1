import { z } from '../z.ts';
import { Count, Currency, Img, Iso, Link, Minor, open, PerCurrency } from './types.ts';
import { OfferImages, OfferStatus } from './welcome-offer.ts';

export const OfferType = z.enum([
  'deposit_bonus',
  'no_deposit_bonus',
  'deposit_gift_spin',
  'no_deposit_gift_spin',
  'tournament_win_bonus',
  'gift_spin_win_bonus',
  'cashback_info',
  'cashback',
  'welcome',
  'welcome_gs',
]);
export type OfferType = z.infer<typeof OfferType>;

export const CashOutType = z.enum(['percent', 'unlimited', 'money']);

/** Games of which the same percentage of a stake counts towards the wager. */
const WagerShare = z.object({
  label: z.string(),
  percent: z.number(),
  games_count: Count,
  /** List of these games. */
  link: z.nullable(Link),
});

export const BonusTerms = z.object({
  type: OfferType,
  /** Which deposit activates the bonus, counted from 1; null for any. */
  deposit_number: z.nullable(Count),
  min_deposit_amount: z.nullable(PerCurrency),
  /** Percentage of the deposit; null for a fixed amount. */
  max_amount_percent: z.nullable(z.number()),
  /** Maximum of the bonus, or its fixed amount. */
  max_amount: z.nullable(PerCurrency),
  /** How many times `wager_base` must be staked; null without a wager. */
  wager: z.nullable(z.number()),
  /** Amount that `wager` multiplies; `win`: the winnings of the spins. */
  wager_base: z.nullable(z.enum(['bonus', 'bonus_and_deposit', 'win'])),
  /** A larger stake does not count towards the wager. */
  max_bet: z.nullable(PerCurrency),
  max_cash_out_type: CashOutType,
  max_cash_out_percent: z.nullable(z.number()),
  max_cash_out_money: z.nullable(PerCurrency),
  excluded_games_count: z.nullable(Count),
  /** Days to complete the wager, from the activation. */
  lifetime_days: z.nullable(Count),
  spins: z.optional(
    z.nullable(
      z.object({ count: Count, bet: PerCurrency, game: z.object({ slug: z.string(), name: z.string() }) }),
    ),
  ),
  /** From the highest percentage to the lowest. */
  shares: z.optional(z.nullable(z.array(WagerShare))),
});
export type BonusTerms = z.infer<typeof BonusTerms>;

/** An offer of the player, with amounts in the player's currency. */
export const Offer = z.object({
  id: z.string(),
  type: OfferType,
  status: OfferStatus,
  origin: z.nullable(z.enum(['offer', 'welcome'])),
  title: z.nullable(z.string()),
  subtitle: z.nullable(z.string()),
  tag: z.nullable(z.string()),
  amount: z.nullable(Minor),
  wager: z.nullable(z.number()),
  /** Wagered so far. */
  wager_amount: z.nullable(Minor),
  /** To wager in total. */
  wager_amount_max: z.nullable(Minor),
  min_deposit: z.nullable(Minor),
  min_deposit_amount: z.nullable(Minor),
  max_amount: z.nullable(Minor),
  max_amount_percent: z.nullable(z.number()),
  max_bonus_limit: z.nullable(Minor),
  /** 500 means five times the bonus. */
  max_cash_out_percent: z.nullable(z.number()),
  max_cash_out_money: z.nullable(Minor),
  available_to: z.nullable(Iso),
  expired_at: z.nullable(Iso),
  deposit_number: z.nullable(Count),
  is_vip_card: z.boolean(),
  can_cancel: z.boolean(),
  game_slug: z.nullable(z.string()),
  game_name: z.nullable(z.string()),
  game_img: z.nullable(Img),
  spins_count: z.nullable(Count),
  played_spins: z.nullable(Count),
  bet_size: z.nullable(Minor),
  content: z.nullable(z.extend(OfferImages, { text: z.nullable(z.string()) })),
  small_image: z.nullable(Img),
  big_image: z.nullable(Img),
  transaction_id: z.nullable(z.string()),
  currency: Currency,
  created_at: Iso,
  terms: z.nullable(BonusTerms),
  started_at: z.optional(z.nullable(Iso)),
  ended_at: z.optional(z.nullable(Iso)),
  end_reason: z.optional(
    z.nullable(
      open(['wagered', 'lost', 'player', 'withdrawal', 'expired', 'restriction', 'not_taken', 'operator']),
    ),
  ),
  /** Bonus money that became real money at the end. */
  released_amount: z.optional(z.nullable(Minor)),
  /** Bonus money that was forfeited at the end. */
  removed_amount: z.optional(z.nullable(Minor)),
  /** Won with the free spins. */
  won_amount: z.optional(z.nullable(Minor)),
  /** For a queued bonus: the one that is wagered first. */
  waits_for_offer_id: z.optional(z.nullable(z.string())),
  /** For a locked offer: how it unlocks. */
  lock_text: z.optional(z.nullable(z.string())),
  promo_code: z.optional(z.nullable(z.string())),
});
export type Offer = z.infer<typeof Offer>;

/** Promo code of the month with its banner. */
export const PromoBonus = z.object({
  slug: z.string(),
  modal_image: z.nullable(Img),
  secondary_image: z.nullable(Img),
  banner_start_at: Iso,
  banner_end_at: Iso,
  promo_code: z.object({
    code: z.string(),
    type: z.string(),
    end_at: z.nullable(Iso),
    banner_end_at: Iso,
    offers_per_user: Count,
    offer: z.object({
      /** Offers that the player got with the code; none for guests. */
      data: z.array(
        z.object({
          id: z.string(),
          status: OfferStatus,
          type: OfferType,
          transaction_id: z.nullable(z.string()),
        }),
      ),
    }),
    offer_template: z.object({
      spinsCount: z.nullable(Count),
      /** Stake of one spin. */
      totalBet: z.nullable(PerCurrency),
      wager: z.nullable(z.number()),
      game: z.nullable(z.object({ name: z.string() })),
      minDepositAmount: z.nullable(PerCurrency),
      maxAmountMoney: z.nullable(PerCurrency),
      maxAmountPercent: z.nullable(z.number()),
      maxCashOutType: CashOutType,
      maxCashOutPercent: z.nullable(z.number()),
      maxCashOutMoney: z.nullable(PerCurrency),
    }),
  }),
});
export type PromoBonus = z.infer<typeof PromoBonus>;
