import {
  promoCodeLength,
  termAmount,
  writtenCode,
  type Currency,
  type PromoCheck,
} from '@tulpar/api/contract';
import type { OfferTerm } from '@tulpar/ui/offer-card';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { termsCashOut, useBonusTexts, useTerms } from '../texts.ts';

/** Normalizes a typed promo code; null if its length cannot be valid (PROMO-19). */
export function readPromoCode(text: string): string | null {
  const code = writtenCode(text);
  return code.length >= promoCodeLength.min && code.length <= promoCodeLength.max ? code : null;
}

/** Whether a text is too long to be a code, which needs no request (PROMO-19, OP-125). */
export const isTooLongCode = (text: string): boolean => writtenCode(text).length > promoCodeLength.max;

/** Result of a code check; each has one text and one next step (PROMO-20). */
export type PromoVerdict =
  | 'deposit'
  | 'plain'
  | 'depositFirst'
  | 'early'
  | 'expired'
  | 'usedByYou'
  | 'usedUp'
  | 'notYours'
  | 'similar'
  | 'unknown'
  | 'conflict'
  | 'restricted'
  | 'refused';

interface PromoPlayer {
  /** The player has never made a deposit. */
  readonly isNew: boolean;
  /** A break or self-exclusion is active, during which the server accepts no codes. */
  readonly isRestricted: boolean;
}

const refusals: Readonly<Record<string, PromoVerdict>> = {
  PROMO_CODE_EXPIRED: 'expired',
  PROMO_CODE_NOT_STARTED: 'early',
  PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED: 'usedByYou',
  PROMO_CODE_USAGE_LIMIT_REACHED: 'usedUp',
  PROMO_CODE_PLAYER_NOT_TARGETED: 'notYours',
  PROMO_CODE_CONFLICT: 'conflict',
};

/** Derives the verdict on a code (PROMO-20). Without `needs_deposit` the minimum deposit decides. */
export function verdictOf(check: PromoCheck, { isNew, isRestricted }: PromoPlayer): PromoVerdict {
  if (check.reason === 'PROMO_CODE_NOT_FOUND') return check.similar ? 'similar' : 'unknown';
  if (isRestricted) return 'restricted';
  if (check.can_use === false || !check.success)
    return (Object.hasOwn(refusals, check.reason ?? '') && refusals[check.reason ?? '']) || 'refused';
  const least = check.terms?.min_deposit_amount;
  const needsDeposit =
    check.needs_deposit ?? (least != null && Object.values(least).some((sum) => (sum ?? 0) > 0));
  if (!needsDeposit) return 'plain';
  return isNew ? 'depositFirst' : 'deposit';
}

const over: ReadonlySet<PromoVerdict> = new Set(['expired', 'usedByYou', 'usedUp', 'unknown', 'similar']);

/** Whether the code can never bring anything, so it is no longer saved (PROMO-21). */
export const isOver = (verdict: PromoVerdict): boolean => over.has(verdict);

/** Texts for what a checked code gives and its terms (PROMO-20). */
export function useCodeWords(currency: Currency) {
  const t = useText();
  const { percent } = useFormats();
  const { sum } = useBonusTexts(currency);
  const term = useTerms(currency);
  const gift = ({ terms, title }: PromoCheck): string => {
    const most = termAmount(terms?.max_amount, currency);
    if (terms?.max_amount_percent != null && most !== null)
      return t('bonuses.offer.percent', { percent: percent(terms.max_amount_percent), amount: sum(most) });
    return title ?? (terms?.spins ? t('bonuses.spins', { count: terms.spins.count }) : t('promoCode.works'));
  };
  const facts = ({ terms }: PromoCheck): readonly OfferTerm[] => {
    const least = termAmount(terms?.min_deposit_amount, currency);
    return [
      ...(least
        ? term.minDeposit(least)
        : [{ label: t('promoCode.noDeposit'), value: t('promoCode.deposit.none') }]),
      ...term.wager(terms?.wager ?? null),
      ...term.cashOut(terms && termsCashOut(terms, currency)),
      ...term.days(terms?.lifetime_days),
    ];
  };
  return { gift, facts };
}
