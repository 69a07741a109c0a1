import { cn } from '../../foundations/cn/index.ts';
import { backdropClass, type Backdrop } from '../../foundations/backdrop/index.ts';
import { ActiveOffer, ActiveSpins } from './ActiveOffer.tsx';
import { ArtOffer } from './ArtOffer.tsx';
import { HistoryOffer } from './HistoryOffer.tsx';
import { LockedOffer, MoneyOffer, SpinsOffer } from './PlainOffers.tsx';
import { PosterOffer } from './PosterOffer.tsx';
import type { OfferCardProps, OfferFaceProps } from './types.ts';

const defaultBackdrops: Readonly<Record<OfferCardProps['kind'], Backdrop>> = {
  welcome: 'garnet',
  money: 'amber',
  spins: 'lapis',
  cashback: 'malachite',
  promo: 'amber',
};

const card = 'min-w-0 rounded-lg bg-surface-1 shadow-card';
const backdropCard = 'relative isolate min-w-0 overflow-hidden rounded-xl';

/** Selects the styles and layout of the card by state and kind. */
function dressed(kind: OfferCardProps['kind'], status: OfferCardProps['status'], face: OfferFaceProps) {
  if (status === 'history')
    return {
      look: 'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3',
      inside: <HistoryOffer {...face} kind={kind} />,
    };
  if (status === 'active')
    return {
      look: cn('overflow-hidden', card),
      inside: kind === 'spins' ? <ActiveSpins {...face} /> : <ActiveOffer {...face} />,
    };
  if (kind === 'promo') {
    const locked = status === 'locked';
    return {
      look: cn(
        'flex min-h-[292px] w-56.5 max-w-full flex-none items-end tablet:w-68',
        backdropCard,
        backdropClass[face.backdrop],
        locked && 'saturate-[0.55]',
      ),
      inside: <PosterOffer {...face} locked={locked} />,
    };
  }
  if (status === 'locked')
    return {
      look: cn('relative flex min-h-[186px] flex-col p-3.5 tablet:p-5', card),
      inside: <LockedOffer {...face} />,
    };
  if (kind === 'money')
    return {
      look: cn('grid grid-cols-[minmax(0,112px)_minmax(9.5rem,1fr)] overflow-hidden', card),
      inside: <MoneyOffer {...face} />,
    };
  if (kind === 'spins')
    return {
      look: cn(
        'grid grid-cols-[78px_minmax(0,1fr)] gap-x-3.5 p-3 tablet:grid-cols-[90px_minmax(0,1fr)_auto] tablet:items-center',
        card,
      ),
      inside: <SpinsOffer {...face} />,
    };
  return {
    look: cn(backdropCard, backdropClass[face.backdrop]),
    inside: <ArtOffer {...face} grand={kind === 'welcome'} />,
  };
}

/**
 * An offer with its terms before its button. Locked, active and past offers are states of the same card;
 * `WelcomeOfferCard`, `CashbackCard` and `PromoBonusCard` derive the state from data and render this card.
 */
export function OfferCard(props: OfferCardProps) {
  const {
    kind,
    status,
    backdrop = defaultBackdrops[kind],
    title,
    subtitle,
    figure,
    extra,
    badges,
    terms,
    action,
    details,
    ledger,
    cancel,
    lockedNote,
    note,
    progress,
    countdown,
    countdownLabel,
    date,
    outcome,
    image,
    bleed = kind === 'welcome',
    className,
    ...rest
  } = props;
  const { look, inside } = dressed(kind, status, {
    backdrop,
    title,
    subtitle,
    figure,
    extra,
    badges,
    terms,
    action,
    details,
    ledger,
    cancel,
    lockedNote,
    note,
    progress,
    countdown,
    countdownLabel,
    date,
    outcome,
    image,
    bleed,
  });
  return (
    <article {...rest} data-offer={kind} data-status={status} className={cn(look, className)}>
      {inside}
    </article>
  );
}
