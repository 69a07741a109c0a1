import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { WagerProgress } from '../wager-progress/WagerProgress.tsx';
import { OfferButton, OfferEyebrow, OfferBackdrop, OfferTerms, OfferTermsLine } from './OfferParts.tsx';
import type { OfferFaceProps } from './types.ts';

/** A bonus being wagered: title and amount on a strip of its backdrop, then progress, countdown, terms and buttons. */
export function ActiveOffer(props: OfferFaceProps) {
  const { backdrop, title, figure, subtitle, terms, progress, countdown, image, bleed } = props;
  return (
    <>
      <OfferBackdrop
        backdrop={backdrop}
        image={image}
        imageClassName={
          bleed
            ? '-top-7.5 -right-3.5 w-37.5 [mask-image:linear-gradient(90deg,transparent,#000_45%)]'
            : '-top-4 -right-3 w-31'
        }
        className="flex min-h-22 items-center px-4 py-3.5"
      >
        <div className="w-full">
          <OfferEyebrow as="h3">{title}</OfferEyebrow>
          <div className="slant mt-1 max-w-[68%] font-display text-display-sm">{figure}</div>
        </div>
      </OfferBackdrop>
      <div className="p-4">
        {subtitle !== undefined && (
          <p className="mb-3 text-caption text-ink-muted">
            <DotLine parts={subtitle.split(' · ')} />
          </p>
        )}
        {progress && <WagerProgress {...progress} />}
        {countdown !== undefined && <div className="mt-3">{countdown}</div>}
        <OfferTerms terms={terms} className="mt-4" />
        <ActiveButtons {...props} variant="primary" />
      </div>
    </>
  );
}

/** Active free spins: cover of the game, deadline, terms, number of spins played and buttons. */
export function ActiveSpins(props: OfferFaceProps) {
  const { title, figure, subtitle, badges, terms, date, progress, image } = props;
  return (
    <div className="p-4">
      <div className="flex items-start gap-3">
        <span className="backdrop-lapis relative h-22 w-[66px] shrink-0 overflow-hidden rounded-[10px]">
          <Picture
            image={image ? { ...image, alt: '' } : null}
            className="absolute inset-0 size-full object-cover"
          />
          <span className="absolute inset-0 rounded-[10px] inset-ring inset-ring-white/14" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {badges ?? <Badge tone="accent">{title}</Badge>}
            {date !== undefined && <span className="text-caption text-ink-muted">{date}</span>}
          </div>
          <h3 className="mt-2 text-title-sm">{figure}</h3>
          {subtitle !== undefined && (
            <p className="text-caption text-ink-muted">
              <DotLine parts={subtitle.split(' · ')} />
            </p>
          )}
          <OfferTermsLine terms={terms} className="text-ink-muted" />
        </div>
      </div>
      {progress && <WagerProgress {...progress} tone="accent" segments={25} className="mt-3" />}
      <ActiveButtons {...props} variant="tonal" />
    </div>
  );
}

/** Buttons: continue and cancel, below them the reason why one of these is disabled, then bets and terms. */
function ActiveButtons({
  action,
  cancel,
  details,
  ledger,
  variant,
}: Pick<OfferFaceProps, 'action' | 'cancel' | 'details' | 'ledger'> & { variant: 'primary' | 'tonal' }) {
  return (
    <>
      {(action ?? cancel) && (
        <div className="mt-4 flex flex-wrap gap-2 [&>span]:contents [&>span>span]:basis-full">
          {action && (
            <OfferButton
              needsNetwork
              action={action}
              variant={variant}
              size="sm"
              className="max-w-full flex-[999_1_auto]"
            />
          )}
          {cancel && (
            <OfferButton
              needsNetwork
              action={cancel}
              variant="outline"
              size="sm"
              className="max-w-full flex-auto"
            />
          )}
        </div>
      )}
      {(ledger ?? details) && (
        <div className="mt-1 -mb-2 flex flex-wrap">
          {ledger && <OfferButton action={ledger} variant="ghost" size="sm" className="flex-auto" />}
          {details && <OfferButton action={details} variant="ghost" size="sm" className="flex-auto" />}
        </div>
      )}
    </>
  );
}
