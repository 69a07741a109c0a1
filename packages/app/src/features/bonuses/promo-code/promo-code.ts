import { promoCodeLength, writtenCode, type PromoCheck } from '@tulpar/api/contract';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useBonusTexts } from '../texts.ts';
import { promoAmount } from './month-bonus.ts';

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

export type CodeFact = readonly [name: string, value: string];

/** Texts for what a checked code gives and its terms (PROMO-20). */
export function useCodeWords(currency: string) {
  const t = useText();
  const { number, percent } = useFormats();
  const { sum } = useBonusTexts(currency);
  const gift = ({ terms, title }: PromoCheck): string => {
    const most = promoAmount(terms?.max_amount, currency);
    if (terms?.max_amount_percent != null && most !== null)
      return t('bonuses.offer.percent', { percent: percent(terms.max_amount_percent), amount: sum(most) });
    return title ?? (terms?.spins ? t('bonuses.spins', { count: terms.spins.count }) : t('promoCode.works'));
  };
  const facts = ({ terms }: PromoCheck): readonly CodeFact[] => {
    const least = promoAmount(terms?.min_deposit_amount, currency);
    const mostCashOut =
      terms?.max_cash_out_type === 'money' ? promoAmount(terms.max_cash_out_money, currency) : null;
    const all: readonly (CodeFact | null)[] = [
      least
        ? [t('bonuses.term.minDeposit'), sum(least)]
        : [t('promoCode.noDeposit'), t('promoCode.deposit.none')],
      terms?.wager == null
        ? null
        : [t('bonuses.term.wager'), t('bonuses.terms.wager', { wager: number(terms.wager) })],
      terms?.max_cash_out_type === 'unlimited'
        ? [t('bonuses.term.cashOut'), t('bonuses.cashOut.unlimited')]
        : null,
      mostCashOut === null ? null : [t('bonuses.term.cashOut'), sum(mostCashOut)],
      terms?.max_cash_out_type !== 'percent' || terms.max_cash_out_percent === null
        ? null
        : [
            t('bonuses.term.cashOut'),
            t('bonuses.cashOut.times', { value: number(terms.max_cash_out_percent / 100) }),
          ],
      terms?.lifetime_days == null
        ? null
        : [t('bonuses.term.days'), t('bonuses.term.daysValue', { count: terms.lifetime_days })],
    ];
    return all.filter((fact) => fact !== null);
  };
  return { gift, facts };
}
