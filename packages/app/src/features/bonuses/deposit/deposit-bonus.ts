import { bonusOf, sumToWager, type BonusTerms, type Offer, type WelcomeOffer } from '@tulpar/api/contract';
import { availableWelcome, cashOutOf, moneyOffers, spinOffers, type CashOut } from '../offers.ts';
import { isFree, minDepositOf } from '../offers/offer-rules.ts';

/** A bonus available with a deposit; amounts are minor units of the player's currency. */
export interface DepositBonus {
  id: string;
  kind: 'money' | 'spins' | 'cashback';
  /** Title from the server; null means the client builds one from the amounts or the kind. */
  title: string | null;
  /** Percentage of the deposit; null for free spins and fixed amounts. */
  percent: number | null;
  /** Maximum bonus; null without a cap. */
  max: number | null;
  /** Number of free spins, alone or in addition to money (WELC-15). */
  spins: number | null;
  minDeposit: number | null;
  wager: number | null;
  /** Days to wager, if the server sends them. */
  days: number | null;
  until: string | null;
  cashOut: CashOut;
  terms: BonusTerms | null;
  /** Promo code the bonus came from. */
  code: string | null;
}

const KINDS: Partial<Record<Offer['type'], DepositBonus['kind']>> = {
  deposit_gift_spin: 'spins',
  cashback: 'cashback',
};

function ofOffer(offer: Offer): DepositBonus {
  return {
    id: offer.id,
    kind: KINDS[offer.type] ?? 'money',
    title: offer.title,
    percent: offer.max_amount_percent,
    max: offer.max_bonus_limit ?? offer.max_amount,
    spins: offer.spins_count,
    minDeposit: minDepositOf(offer),
    wager: offer.wager,
    days: offer.terms?.lifetime_days ?? null,
    until: offer.available_to ?? offer.expired_at,
    cashOut: cashOutOf(offer),
    terms: offer.terms,
    code: offer.promo_code ?? null,
  };
}

/**
 * Reads a welcome offer, whose amounts are in its first activation rule (WELC-07). Null without a rule or a bonus in
 * it: such an offer cannot be chosen.
 */
function ofWelcome(offer: WelcomeOffer, terms: BonusTerms | null): DepositBonus | null {
  const rule = offer.conditions.activation_rules[0];
  if (!rule) return null;
  const { offer_bonus_template: money, offer_gift_spin_template: spins } = rule;
  const common = {
    id: offer.id,
    title: null,
    minDeposit: minDepositOf(rule),
    until: offer.expired_at,
    days: null,
    terms,
    code: null,
  };
  if (money) {
    return {
      ...common,
      kind: 'money',
      percent: money.max_amount_percent,
      max: money.max_amount_money,
      spins: offer.with_spins?.spins_count ?? null,
      wager: money.wager,
      cashOut: cashOutOf(money),
    };
  }
  if (!spins) return null;
  return {
    ...common,
    kind: 'spins',
    percent: null,
    max: null,
    spins: spins.spins_count,
    wager: spins.wager,
    cashOut: cashOutOf({ max_cash_out_percent: null, max_cash_out_money: spins.max_cash_out_money }),
  };
}

/**
 * All bonuses available with a deposit: welcome offers, then money, spins and cashback (WELC-02, BONUS-14, BONUS-15,
 * CASHBK-13).
 */
export function depositBonuses(offers: readonly Offer[], welcome: readonly WelcomeOffer[]): DepositBonus[] {
  const taken = availableWelcome(welcome).flatMap((offer) => {
    const terms = offers.find(({ id }) => id === offer.id)?.terms ?? null;
    return ofWelcome(offer, terms) ?? [];
  });
  const money = moneyOffers(offers).filter(({ type }) => type === 'deposit_bonus');
  const cashback = offers.filter(
    (offer) => offer.type === 'cashback' && offer.status === 'available' && !isFree(offer),
  );
  return [...taken, ...[...money, ...spinOffers(offers), ...cashback].map(ofOffer)];
}

/** Result of a bonus for a deposit; minor units. */
export interface BonusResult {
  bonus: number;
  /** Amount to wager before the bonus becomes real money (BONUS-28); null without a known wager. */
  toWager: number | null;
}

/**
 * Bonus for a deposit of `amount`: its percentage, capped, rounded down to a minor unit. Null without an amount, below
 * the minimum, and for a bonus without a percentage.
 */
export function bonusFor(bonus: DepositBonus, amount: number | null): BonusResult | null {
  if (amount === null || amount < (bonus.minDeposit ?? 0) || bonus.percent === null) return null;
  const most = { kzt: bonus.max, azn: bonus.max };
  const given = bonusOf({ max_amount_percent: bonus.percent, max_amount: most }, amount, 'KZT');
  const wager = { wager: bonus.wager, wager_base: bonus.terms?.wager_base ?? 'bonus' };
  return { bonus: given, toWager: sumToWager(wager, amount, given) };
}
