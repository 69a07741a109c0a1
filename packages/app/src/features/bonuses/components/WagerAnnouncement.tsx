import type { Offer } from '@tulpar/api/contract';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { usePacedValue } from '#app/platform/state/paced-value.ts';
import { wageredPercent, wagerLeft } from '../offers.ts';

/** Minimum interval between announcements, ms (WAG-18). */
const PACE = 10_000;

/** Announces wagering progress to screen readers when it changes. Use the bonus id as its React key. */
export function WagerAnnouncement({ offer }: { offer: Offer }) {
  const t = useText();
  const { money, percent } = useFormats();
  const done = usePacedValue(offer.wager_amount ?? 0, PACE);
  const paced = { ...offer, wager_amount: done };
  return (
    <output className="sr-only">
      {done !== null &&
        `${t('bonuses.active.done', { percent: percent(wageredPercent(paced)) })}. ${t(
          'bonuses.active.left',
          {
            amount: money(wagerLeft(paced), { currency: offer.currency, decimals: 'auto' }),
          },
        )}`}
    </output>
  );
}
