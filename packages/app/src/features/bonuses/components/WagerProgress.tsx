import type { Offer } from '@tulpar/api/contract';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { wageredPercent } from '../offers.ts';

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
  const sum = (minor: number) => money(minor, { currency: offer.currency, decimals: 'auto' });
  return (
    <SegmentedProgress
      value={done}
      max={all}
      tone={wageredPercent(offer) === 100 ? 'success' : 'bonus'}
      label={t('bonuses.active.label')}
      valueText={t('play.wager.of', { done: sum(done), all: sum(all) })}
      {...rest}
    />
  );
}
