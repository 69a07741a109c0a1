import { Skeleton } from '@tulpar/ui/skeleton';
import { useState, type ReactNode } from 'react';
import {
  bonusHint,
  offersAtom,
  offersKnownAtom,
  spinsIn,
  wageredOfferAtom,
  wageredPercent,
  wagerLeft,
  WagerProgress,
} from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { maxBetOf } from '../facts.ts';

interface StripCellProps {
  label: ReactNode;
  children: ReactNode;
  tone?: 'plain' | 'warning';
  /** Content at the end of the cell, which then shrinks to fit. */
  end?: ReactNode;
}

const tones = {
  plain: { cell: '', label: 'text-ink-muted', value: 'text-ink' },
  warning: { cell: 'bg-warning-soft', label: 'text-warning-ink', value: 'text-warning-ink' },
};

/** A value in the strip above a game. The value is never truncated, only its label. */
export function StripCell({ label, children, tone = 'plain', end }: StripCellProps) {
  const look = tones[tone];
  return (
    <span
      className={`flex min-w-12 items-center gap-1 px-2 tablet:px-5 ${end ? 'flex-none' : 'flex-auto'} ${look.cell}`}
    >
      <span className="min-w-0 flex-1">
        <span className={`block w-0 min-w-full truncate text-micro ${look.label}`}>{label}</span>{' '}
        <span className={`block text-[0.9375rem] leading-5 font-semibold whitespace-nowrap ${look.value}`}>
          {children}
        </span>
      </span>
      {end}
    </span>
  );
}

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
  const sum = (minor: number) => money(minor, offer.currency);
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

/**
 * Says before a round that it is a free spin, or that the stake is too large to count towards the bonus; never blocks
 * the round (WAG-13).
 */
export function StakeNote({ slug, stake }: { slug: string; stake: number | null }) {
  const t = useText();
  const { money } = useFormats();
  const spins = spinsIn(slug, useAtomValue(offersAtom).data?.data ?? []).reduce(
    (sum, { bet_size, spins_count, played_spins }) =>
      bet_size === stake ? sum + (spins_count ?? 0) - (played_spins ?? 0) : sum,
    0,
  );
  const offer = useAtomValue(wageredOfferAtom);
  const most = offer && maxBetOf(offer);
  const isOver = offer !== null && most !== null && stake !== null && stake > most;
  if (spins > 0)
    return (
      <output className="block text-caption text-bonus-ink">{t('play.spins.left', { count: spins })}</output>
    );
  return (
    <output className="block text-caption text-warning-ink empty:hidden">
      {isOver && t('play.wager.over', { amount: money(most, offer.currency) })}
    </output>
  );
}
