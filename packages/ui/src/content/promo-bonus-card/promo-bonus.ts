/** Where a promo bonus stands in its window. */
export type PromoWindow = 'before' | 'open' | 'after';

/**
 * Whether a promo bonus can be taken: only from `startsAt` to `endsAt` (ms since the epoch; ledger PROMO-05). A moment that cannot
 * be read leaves its side open: the server decides anyway.
 */
export function promoWindow(now: number, startsAt: number | null, endsAt: number | null): PromoWindow {
  if (startsAt !== null && now < startsAt) return 'before';
  if (endsAt !== null && now > endsAt) return 'after';
  return 'open';
}

/** How often the bonus can still be taken: what is allowed minus what was used, never below nought (ledger PROMO-10). */
export function activationsLeft(perUser: number, used: number): number {
  const left = Math.floor(perUser) - Math.floor(used);
  return Number.isFinite(left) ? Math.max(left, 0) : 0;
}

/** An amount (minor units) by lowercase currency, as promo templates give them. */
export type PromoAmounts = Readonly<Record<string, number | null | undefined>>;

/** The amount in the player's currency (ledger PROMO-11); `null` when there is none or it is not an amount. */
export function promoAmount(amounts: PromoAmounts | null | undefined, currency: string): number | null {
  const key = currency.toLowerCase();
  const amount = amounts && Object.hasOwn(amounts, key) ? amounts[key] : null;
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}

/** The most that can be cashed out of a bonus. */
export type CashOutCap =
  | { kind: 'unlimited' }
  /** So many times the bonus: 5 for "x5". */
  | { kind: 'times'; times: number }
  /** Minor units. */
  | { kind: 'money'; amount: number };

/** The cap by its type (ledger PROMO-12). `null` when the type is unknown or its number is missing: then nothing is promised. */
export function cashOutCap(
  terms: {
    maxCashOutType: string | null;
    maxCashOutPercent?: number | null | undefined;
    maxCashOutMoney?: PromoAmounts | null | undefined;
  },
  currency: string,
): CashOutCap | null {
  const { maxCashOutType: type, maxCashOutPercent: percent } = terms;
  if (type === 'unlimited') return { kind: 'unlimited' };
  if (type === 'percent')
    return typeof percent === 'number' && percent > 0 ? { kind: 'times', times: percent / 100 } : null;
  if (type !== 'money') return null;
  const amount = promoAmount(terms.maxCashOutMoney, currency);
  return amount === null ? null : { kind: 'money', amount };
}
