import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { sparkClass } from '../../foundations/backdrop/index.ts';
import { OfferArt, OfferButton, OfferEyebrow, OfferRim, OfferTerms, OfferTermsLine } from './OfferParts.tsx';
import type { OfferFaceProps } from './types.ts';

/**
 * A large offer on a backdrop, with a countdown if it has one: the welcome bonus (`grand`) with its terms in a grid, or
 * cashback with up to three terms in one line.
 */
export function ArtOffer(props: OfferFaceProps & { grand: boolean }) {
  const { grand, backdrop, title, subtitle, figure, extra, badges, terms, action, details, image, bleed } =
    props;
  const spark = sparkClass[backdrop];
  return (
    <>
      <OfferArt
        image={image}
        imageClassName={
          bleed
            ? '-top-3.5 -right-1 w-48 [mask-image:linear-gradient(90deg,transparent_18%,#000_52%)] tablet:-top-14 tablet:-right-2.5 tablet:w-110 tablet:[mask-image:linear-gradient(90deg,transparent_22%,#000_62%)]'
            : '-top-3 -right-4.5 w-[170px]'
        }
      />
      <div className="p-4.5 tablet:p-7">
        <OfferEyebrow as="h3">{title}</OfferEyebrow>
        {badges !== undefined && <div className="mt-2 flex flex-wrap gap-1.5">{badges}</div>}
        <div className={cn('slant mt-2 font-display', grand ? 'text-display-xl' : 'text-display-lg')}>
          {figure}
        </div>
        {extra !== undefined && (
          <div className="slant font-display text-display-md text-amber-bright">{extra}</div>
        )}
        {subtitle !== undefined && (
          <p className={cn('mt-1 max-w-[60%] text-caption', spark)}>
            <DotLine parts={subtitle.split(' · ')} />
          </p>
        )}
        {!grand && terms.length <= 3 && (
          <OfferTermsLine terms={terms} className={cn('mt-1 max-w-[62%]', spark)} />
        )}
        <OfferTime {...props} />
        {(grand || terms.length > 3) && <OfferTerms terms={terms} onArt className="mt-4 tablet:max-w-100" />}
        {action && (
          <OfferButton
            needsNetwork
            action={action}
            variant={action.quiet ? 'pearl' : 'primary'}
            size="lg"
            block
            className="mt-4 tablet:inline-flex tablet:w-auto"
          />
        )}
        {details && (
          <OfferButton
            action={details}
            variant="ghost-art"
            size="sm"
            block
            className={cn(
              'text-[0.875rem]! tablet:inline-flex tablet:w-auto',
              action ? 'mt-1 -mb-2 tablet:mt-3 tablet:ml-1' : 'mt-4 bg-black/35 hover:bg-black/50',
              spark,
            )}
          />
        )}
      </div>
      <OfferRim />
    </>
  );
}

function OfferTime({
  backdrop,
  countdown,
  countdownLabel,
}: Pick<OfferFaceProps, 'backdrop' | 'countdown' | 'countdownLabel'>) {
  if (countdown === undefined) return null;
  return (
    <div className="mt-4">
      {countdownLabel !== undefined && (
        <p aria-hidden="true" className={cn('mb-1 text-caption', sparkClass[backdrop])}>
          {countdownLabel}
        </p>
      )}
      {countdown}
    </div>
  );
}
