import { Skeleton } from '@tulpar/ui/skeleton';
import { useState, useEffect, type ReactNode } from 'react';
import {
  bonusHint,
  offersAtom,
  offersKnownAtom,
  spinsIn,
  wageredOfferAtom,
  wageredPercent,
  wagerLeft,
  WagerProgress,
  useOfferName,
  WagerAnnouncement,
} from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { maxBetOf, contributionOf } from '../facts.ts';
import type { GameDetail, Offer } from '@tulpar/api/contract';
import { GiftIcon } from '@tulpar/ui/icon';

interface StripCellProps {
  label: ReactNode;
  children: ReactNode;
  tone?: 'plain' | 'warning';
  /** Content at the end of the cell, which is then only as wide as its content. */
  end?: ReactNode;
}

const tones = {
  plain: { cell: '', label: 'text-ink-muted', value: 'text-ink' },
  warning: { cell: 'bg-warning-soft', label: 'text-warning-ink', value: 'text-warning-ink' },
};

/** A value in the strip above a game. The label may be truncated, the value never. */
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
 * Note before a round: it will be a free spin, or the stake is too large to count towards the bonus. Never blocks
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

/**
 * Below the game while a bonus is active: contribution of this game and wagering progress (BONUS-29). Its
 * space is reserved while the offers load if the last visit ended with a bonus, to avoid a layout shift.
 */
export function WagerBar({ game }: { game: GameDetail }) {
  const offer = useAtomValue(wageredOfferAtom);
  const isKnown = useAtomValue(offersKnownAtom);
  const isWagered = offer !== null;
  const [isExpected] = useState(bonusHint.read);
  useEffect(() => {
    if (isKnown) bonusHint.write(isWagered);
  }, [isKnown, isWagered]);
  const spacing = 'mx-4 mt-3 tablet:mx-6 desktop:mx-8';
  if (!isKnown) return isExpected ? <Skeleton className={`${spacing} min-h-14 rounded-lg`} /> : null;
  return offer ? <Counting offer={offer} game={game} className={spacing} /> : null;
}

function Counting({ offer, game, className }: { offer: Offer; game: GameDetail; className: string }) {
  const t = useText();
  const { money, percent } = useFormats();
  const name = useOfferName();
  const share = contributionOf(game);
  const maxBet = maxBetOf(offer);
  const bonus = name(offer);
  const sum = (minor: number) => money(minor, offer.currency);
  return (
    <section
      aria-label={t('page.bonusWagering')}
      className={`flex min-h-14 items-center gap-2 rounded-lg bg-surface-1 px-4 py-2 shadow-card ${className}`}
    >
      <GiftIcon className="size-4.5 flex-none text-bonus-ink" />
      <div className="min-w-0 flex-1 text-caption text-pretty wrap-anywhere text-ink-muted">
        <p>
          {share === null
            ? bonus
            : share === 0
              ? t('games.wager.none', { bonus })
              : t('games.wager.counts', { bonus, percent: percent(share) })}{' '}
          {maxBet !== null &&
            share !== 0 &&
            t('play.wager.maxBet', {
              amount: sum(maxBet),
            })}
        </p>
        <p className="tabular-nums">
          {t('play.wager.of', { done: sum(offer.wager_amount ?? 0), all: sum(offer.wager_amount_max ?? 0) })}
        </p>
      </div>
      <WagerAnnouncement key={offer.id} offer={offer} />
    </section>
  );
}
