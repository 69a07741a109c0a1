import { Skeleton } from '@tulpar/ui/skeleton';
import { useState } from 'react';
import {
  bonusHint,
  offersKnownAtom,
  wageredOfferAtom,
  wageredPercent,
  wagerLeft,
  WagerProgress,
} from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { StripCell } from './StripCell.tsx';

/**
 * Wagering progress in the strip above a game (SAFE-16, BONUS-29); nothing without an active bonus. Its space
 * is reserved while the offers load if the last visit ended with a bonus.
 */
export function WagerCell() {
  const t = useText();
  const { money, percent } = useFormats();
  const offer = useAtomValue(wageredOfferAtom);
  const isKnown = useAtomValue(offersKnownAtom);
  const [isExpected] = useState(bonusHint.read);
  if (!offer) {
    if (isKnown || !isExpected) return null;
    return (
      <StripCell label={t('bonuses.active.short')}>
        <Skeleton className="h-4 w-full" />
      </StripCell>
    );
  }
  const sum = (minor: number) => money(minor, { currency: offer.currency, decimals: 'auto' });
  const done = wageredPercent(offer);
  return (
    <StripCell
      label={
        <>
          {t('bonuses.active.short')}
          <span className="max-tablet:hidden">
            , {t('bonuses.active.left', { amount: sum(wagerLeft(offer)) })}
          </span>
        </>
      }
    >
      <span className="flex items-center gap-2">
        {percent(done)}
        <WagerProgress offer={offer} segments={10} className="h-2 min-w-12 flex-1 max-[359px]:hidden" />
      </span>
    </StripCell>
  );
}
