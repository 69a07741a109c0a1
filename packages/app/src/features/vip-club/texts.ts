import { termAmount, type PerCurrency, type VipLevel } from '@tulpar/api/contract';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import novice from '#app/art/obj-crown-1-novice.webp';
import bronze from '#app/art/obj-crown-2-bronze.webp';
import silver from '#app/art/obj-crown-3-silver.webp';
import gold from '#app/art/obj-crown-4-gold.webp';
import platinum from '#app/art/obj-crown-5-platinum.webp';
import vip from '#app/art/obj-crown-6-vip.webp';
import type { ImageSource } from '#app/platform/loading/images.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

export function useLevelTexts() {
  const t = useText();
  const { money, percent } = useFormats();
  const { currency } = useVisitor();
  const sum = (minor: number) => money(minor, currency);
  const amount = (amounts: PerCurrency): string => {
    const minor = termAmount(amounts, currency);
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

const CROWNS = [novice, bronze, silver, gold, platinum, vip] as const;

/** Crown of a level by index; levels above the sixth have the sixth crown. */
export function crownOf(place: number): ImageSource {
  return { src: CROWNS[Math.max(0, place)] ?? vip, width: 360, height: 360, alt: '' };
}
