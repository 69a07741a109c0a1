import type { GameDetail, Offer } from '@tulpar/api/contract';
import { GiftIcon } from '@tulpar/ui/icon';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useEffect, useState } from 'react';
import {
  bonusHint,
  offersKnownAtom,
  useOfferName,
  WagerAnnouncement,
  wageredOfferAtom,
} from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { contributionOf, maxBetOf } from '../facts.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

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
