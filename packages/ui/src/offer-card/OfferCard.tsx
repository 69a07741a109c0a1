import { cn } from '../cn/index.ts';
import { groundClass, type Ground } from '../ground/index.ts';
import { ArtOffer } from './ArtOffer.tsx';
import { LockedOffer, MoneyOffer, SpinsOffer } from './PlainOffers.tsx';
import type { OfferCardProps, OfferFaceProps } from './types.ts';

const stones: Readonly<Record<OfferCardProps['kind'], Ground>> = {
  welcome: 'garnet',
  money: 'amber',
  spins: 'lapis',
  cashback: 'malachite',
};

const card = 'rounded-lg bg-surface-1 shadow-card';

/** An offer with its conditions before its one button. A locked one is the same offer in grey. */
export function OfferCard(props: OfferCardProps) {
  const {
    kind,
    status,
    ground: stone,
    title,
    subtitle,
    figure,
    extra,
    badges,
    terms,
    action,
    details,
    lockedNote,
    progress,
    countdown,
    image,
    className,
    ...rest
  } = props;
  const ground = stone ?? stones[kind];
  const face: OfferFaceProps = {
    ground,
    title,
    subtitle,
    figure,
    extra,
    badges,
    terms,
    action,
    details,
    lockedNote,
    progress,
    countdown,
    image,
  };

  if (status === 'locked')
    return (
      <article
        {...rest}
        className={cn('relative flex min-h-[186px] min-w-0 flex-col p-3.5 tablet:p-5', card, className)}
      >
        <LockedOffer {...face} />
      </article>
    );
  if (kind === 'money')
    return (
      <article
        {...rest}
        className={cn('grid grid-cols-[112px_minmax(0,1fr)] overflow-hidden', card, className)}
      >
        <MoneyOffer {...face} />
      </article>
    );
  if (kind === 'spins')
    return (
      <article
        {...rest}
        className={cn(
          'grid grid-cols-[78px_minmax(0,1fr)] gap-x-3.5 p-3 tablet:grid-cols-[90px_minmax(0,1fr)_auto] tablet:items-center',
          card,
          className,
        )}
      >
        <SpinsOffer {...face} />
      </article>
    );
  return (
    <article
      {...rest}
      className={cn('relative isolate overflow-hidden rounded-xl', groundClass[ground], className)}
    >
      <ArtOffer {...face} visual={kind === 'welcome'} />
    </article>
  );
}
