import type { PromoCheck } from '@tulpar/api/contract';
import { promoAmount } from '@tulpar/ui/promo-bonus-card';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useBonusTexts } from './texts.ts';

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
