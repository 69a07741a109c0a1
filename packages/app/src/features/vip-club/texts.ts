import type { PerCurrency, VipLevel } from '@tulpar/api/contract';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Texts of a level's benefits; amounts in the visitor's currency. */
export function useLevelTexts() {
  const t = useText();
  const { money, percent } = useFormats();
  const { currency } = useVisitor();
  const sum = (minor: number) => money(minor, { currency, decimals: 'auto' });
  const amount = (amounts: PerCurrency): string => {
    const minor = currency === 'AZN' ? amounts.azn : amounts.kzt;
    return minor === null ? '–' : sum(minor);
  };
  /** A duration in its largest whole unit: "15 minutes", "12 hours", "1 day". */
  const span = (minutes: number): string => {
    if (minutes % DAY === 0) return t('time.days', { count: minutes / DAY });
    return minutes % HOUR === 0
      ? t('time.hours', { count: minutes / HOUR })
      : t('time.minutes', { count: minutes });
  };
  const cashback = ({ cashback: { percent: share, period } }: VipLevel): string =>
    t(`vip.cashback.${period}`, { percent: percent(share) });
  return { sum, amount, span, cashback, share: ({ cashback: c }: VipLevel) => percent(c.percent) };
}
