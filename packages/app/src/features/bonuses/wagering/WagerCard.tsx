import type { Offer } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { GiftIcon } from '@tulpar/ui/icon';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useEffect, useState } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { bonusHint, WAGER_HEIGHT } from './bonus-hint.ts';
import { wageredPercent, wagerLeft } from '../offers.ts';
import { offersKnownAtom, wageredOfferAtom } from '../atoms.ts';
import { useOfferName } from '../texts.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { WagerAnnouncement, WagerProgress } from './WagerProgress.tsx';

/**
 * Wagering progress of the active bonus, as amounts and a segmented bar (BONUS-29). To avoid a layout shift, it appears
 * only if its space was reserved at the first render: if the last visit ended with a bonus (`bonusHint`), or if the
 * active bonus was known and the code of this card had loaded before the page (not `isLate`).
 */
export function WagerCard({ isLate }: { isLate: boolean }) {
  const offer = useAtomValue(wageredOfferAtom);
  const isKnown = useAtomValue(offersKnownAtom);
  const isWagered = offer !== null;
  const [isReserved] = useState(() => (isWagered && !isLate) || bonusHint.read());
  useEffect(() => {
    if (isKnown) bonusHint.write(isWagered);
  }, [isKnown, isWagered]);
  if (!isReserved) return null;
  if (!isKnown) return <Skeleton className={`${WAGER_HEIGHT} rounded-lg`} />;
  return offer ? <Progress offer={offer} /> : <div className={WAGER_HEIGHT} />;
}

/** Wagering progress in the side column of the cash box; renders nothing without an active bonus. */
export function BonusInUse() {
  const offer = useAtomValue(wageredOfferAtom);
  return offer && <Progress offer={offer} />;
}

function Progress({ offer }: { offer: Offer }) {
  const t = useText();
  const { money, percent } = useFormats();
  const { date } = useDates();
  const name = useOfferName();
  const done = wageredPercent(offer);
  return (
    <section
      className={`${WAGER_HEIGHT} rounded-lg bg-surface-1 p-4 shadow-card`}
      aria-label={t('page.bonusWagering')}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge
          tone="bonus"
          icon={<GiftIcon />}
          className="h-auto max-w-full py-1 leading-4 whitespace-normal"
        >
          {name(offer)}
        </Badge>
        {offer.expired_at && (
          <span className="text-caption text-ink-muted">
            {t('bonuses.active.until', { date: date(offer.expired_at, 'd MMMM') })}
          </span>
        )}
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-2">
        <span className="text-body-strong">{t('bonuses.active.done', { percent: percent(done) })}</span>
        <span className="text-caption text-ink-muted">
          {t('bonuses.active.left', {
            amount: money(wagerLeft(offer), offer.currency),
          })}
        </span>
      </div>
      <WagerProgress offer={offer} className="mt-2" />
      <WagerAnnouncement key={offer.id} offer={offer} />
    </section>
  );
}
