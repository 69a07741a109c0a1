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
