import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { backdropClass, type Backdrop } from '../../foundations/backdrop/index.ts';
import { ActiveOffer, ActiveSpins } from './ActiveOffer.tsx';
import { ArtOffer } from './ArtOffer.tsx';
import { HistoryOffer, LockedOffer, MoneyOffer, SpinsOffer } from './PlainOffers.tsx';
import type { OfferCardProps, OfferFaceProps } from './types.ts';
import { LockedIcon } from '../../foundations/icon/index.ts';
import { OfferArt, OfferButton, OfferRim, OfferTermsLine } from './OfferParts.tsx';

/** An offer as a poster: picture, then title, code, terms and buttons. A locked poster is grey, without `action`. */
function PosterOffer(props: OfferFaceProps & { locked: boolean }) {
  const { locked, title, subtitle, figure, terms, note, lockedNote, action, details, image } = props;
  return (
    <>
      <OfferArt
        image={image}
        imageClassName={cn(
          'top-2.5 left-1/2 max-h-40 w-auto max-w-50 -translate-x-1/2',
          locked && 'brightness-75 grayscale-90',
        )}
      />
      <div className="mt-33 w-full bg-[linear-gradient(transparent,rgb(0_0_0/.5)_40%)] p-4">
        <h3 className="slant font-display text-display-sm break-words">{title}</h3>
        {figure !== '' && <p className="text-body-strong">{figure}</p>}
        {subtitle !== undefined && (
          <p className="mt-0.5 text-caption">
            <DotLine parts={subtitle.split(' · ')} />
          </p>
        )}
        <OfferTermsLine terms={terms} className="mt-1" />
        {note !== undefined && <p className="mt-2 text-[0.6875rem] leading-[0.875rem] font-medium">{note}</p>}
        {locked && lockedNote !== undefined && (
          <p className="mt-3 flex min-h-12 items-center justify-center gap-2 rounded-md bg-black/50 px-3 py-2 text-center font-[650] [&>svg]:shrink-0">
            <LockedIcon />
            {lockedNote}
          </p>
        )}
        {!locked && action && (
          <OfferButton needsNetwork action={action} variant="pearl" block className="mt-3" />
        )}
        {details && (
          <OfferButton
            action={details}
            variant="ghost-art"
            size="sm"
            block
            className="mt-1 -mb-2 text-on-backdrop"
          />
        )}
      </div>
      <OfferRim />
    </>
  );
}

const backdrops: Readonly<Record<OfferCardProps['kind'], Backdrop>> = {
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
      look: cn('grid grid-cols-[minmax(0,112px)_minmax(min(12.5rem,100%),1fr)] overflow-hidden', card),
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

/** An offer with its terms before its button. Locked, active and past offers are states of the same card. */
export function OfferCard({ ref, ...props }: OfferCardProps) {
  const { kind, status, bleed = kind === 'welcome', className } = props;
  const { look, inside } = dressed(kind, status, { ...props, backdrop: backdrops[kind], bleed });
  return (
    <article ref={ref} data-offer={kind} data-status={status} className={cn(look, className)}>
      {inside}
    </article>
  );
}
