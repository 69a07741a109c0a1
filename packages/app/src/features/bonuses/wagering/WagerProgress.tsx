import type { Offer } from '@tulpar/api/contract';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { wageredPercent, wagerLeft } from '../offers.ts';
import { useThrottledValue } from '#app/platform/state/throttled-value.ts';

export interface WagerProgressProps {
  offer: Offer;
  /** Default: the segment count of the UI library. */
  segments?: number;
  className?: string;
}

/** Wagering progress as a bar (BONUS-29); both amounts are announced to screen readers. */
export function WagerProgress({ offer, ...rest }: WagerProgressProps) {
  const t = useText();
  const { money } = useFormats();
  const [done, all] = [offer.wager_amount ?? 0, offer.wager_amount_max ?? 1];
  const sum = (minor: number) => money(minor, offer.currency);
  return (
    <SegmentedProgress
      value={done}
      max={all}
      tone={wageredPercent(offer) === 100 ? 'success' : 'bonus'}
      label={t('page.bonusWagering')}
      valueText={t('play.wager.of', { done: sum(done), all: sum(all) })}
      {...rest}
    />
  );
}

/** Minimum interval between announcements, ms (WAG-18). */
const PACE = 10_000;

/** Announces wagering progress to screen readers when it changes. Use the bonus id as its React key. */
export function WagerAnnouncement({ offer }: { offer: Offer }) {
  const t = useText();
  const { money, percent } = useFormats();
  const done = useThrottledValue(offer.wager_amount ?? 0, PACE);
  const announced = { ...offer, wager_amount: done };
  return (
    <output className="sr-only">
      {done !== null &&
        `${t('bonuses.active.done', { percent: percent(wageredPercent(announced)) })}, ${t(
          'bonuses.active.left',
          {
            amount: money(wagerLeft(announced), offer.currency),
          },
        )}`}
    </output>
  );
}
