import type { GameDetail, Offer } from '@tulpar/api/contract';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { GiftIcon } from '@tulpar/ui/icon';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useEffect, useState } from 'react';
import {
  activeOfferAtom,
  bonusHint,
  offersKnownAtom,
  useOfferName,
  WagerAnnouncement,
  wageredPercent,
  wagerLeft,
} from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { contributionOf, maxBetOf } from '../facts.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * The bonus in play under its game: how far it is wagered, what is left, and how bets of this game count (BONUS-29). Its
 * place is kept while the offers are on their way and the last visit ended with a bonus, so that nothing below moves.
 */
export function WagerBar({ game }: { game: GameDetail }) {
  const offer = useAtomValue(activeOfferAtom);
  const isKnown = useAtomValue(offersKnownAtom);
  const isWagered = offer !== null && (offer.wager_amount_max ?? 0) > 0;
  const [isExpected] = useState(bonusHint.read);
  useEffect(() => {
    if (isKnown) bonusHint.write(isWagered);
  }, [isKnown, isWagered]);
  const spacing = 'mx-4 mt-3 tablet:mx-6 desktop:mx-8';
  if (!isKnown) return isExpected ? <Skeleton className={`${spacing} h-23 rounded-lg`} /> : null;
  return isWagered ? <Progress offer={offer} game={game} className={spacing} /> : null;
}

function Progress({ offer, game, className }: { offer: Offer; game: GameDetail; className: string }) {
  const t = useText();
  const { money, percent } = useFormats();
  const name = useOfferName();
  const share = contributionOf(game);
  const done = wageredPercent(offer);
  const sum = (minor: number) => money(minor, { currency: offer.currency, decimals: 'auto' });
  const maxBet = maxBetOf(offer);
  const bonus = name(offer);
  const figures = t('play.wager.of', {
    done: sum(offer.wager_amount ?? 0),
    all: sum(offer.wager_amount_max ?? 0),
  });
  return (
    <section
      aria-label={t('bonuses.active.label')}
      className={`min-h-23 rounded-lg bg-surface-1 px-4 py-3 shadow-card ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 items-center gap-2 text-body-strong">
          <GiftIcon aria-hidden="true" className="size-4.5 flex-none text-bonus-ink" />
          <span className="min-w-0 wrap-anywhere">
            {t('bonuses.active.done', { percent: percent(done) })}
          </span>
        </span>
        <span className="text-caption text-ink-muted tabular-nums">
          {figures} · {t('bonuses.active.left', { amount: sum(wagerLeft(offer)) })}
        </span>
      </div>
      <SegmentedProgress
        className="mt-2"
        value={offer.wager_amount ?? 0}
        max={offer.wager_amount_max ?? 1}
        tone={done === 100 ? 'success' : 'bonus'}
        label={t('bonuses.active.label')}
        valueText={figures}
      />
      <p className="mt-2 text-caption text-pretty text-ink-muted">
        {share !== null &&
          (share === 0
            ? t('games.wager.none', { bonus })
            : t('games.wager.counts', { bonus, percent: percent(share) }))}{' '}
        {maxBet !== null && share !== 0 && t('play.wager.maxBet', { amount: sum(maxBet) })}
      </p>
      <WagerAnnouncement key={offer.id} offer={offer} />
    </section>
  );
}
