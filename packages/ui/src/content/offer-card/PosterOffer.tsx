import { cn } from '../../foundations/cn/index.ts';
import { LockedIcon } from '../../foundations/icon/index.ts';
import { OfferArt, OfferButton, OfferRim, OfferTermsLine } from './OfferParts.tsx';
import type { OfferFaceProps } from './types.ts';

/** An offer as a poster: picture, then name, code and button. A locked one is the same without colours. */
export function PosterOffer(props: OfferFaceProps & { locked: boolean }) {
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
        {subtitle !== undefined && <p className="mt-0.5 text-caption">{subtitle}</p>}
        <OfferTermsLine terms={terms} className="mt-1" />
        {note !== undefined && <p className="mt-2 text-[0.6875rem] leading-3.5 font-medium">{note}</p>}
        {locked && lockedNote !== undefined && (
          <p className="mt-3 flex min-h-12 items-center justify-center gap-2 rounded-md bg-black/50 px-3 py-2 text-center font-[650] [&>svg]:shrink-0">
            <LockedIcon aria-hidden="true" />
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
