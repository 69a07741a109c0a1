import type { Offer } from '@tulpar/api/contract';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { wageredPercent } from '../offers.ts';

/** Props of `WagerProgress`. */
export interface WagerProgressProps {
  offer: Offer;
  /** By default as many as the bar of the library has. */
  segments?: number;
  className?: string;
}

/** How far a bonus is wagered, as a bar (BONUS-29); a screen reader hears both sums. */
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
