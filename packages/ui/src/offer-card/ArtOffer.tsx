import { cn } from '../cn/index.ts';
import { sparkClass } from '../ground/index.ts';
import { Picture } from '../picture/index.ts';
import { OfferButton, OfferProgress, OfferTerms } from './OfferParts.tsx';
import type { OfferFaceProps } from './types.ts';

/** A large offer on stone: the welcome bonus with the key visual, cashback with its dial. */
export function ArtOffer(props: OfferFaceProps & { visual: boolean }) {
  const {
    visual,
    ground,
    title,
    subtitle,
    figure,
    extra,
    badges,
    terms,
    action,
    details,
    progress,
    countdown,
    image,
  } = props;
  const spark = sparkClass[ground];
  return (
    <>
      <div className="feather-pattern absolute inset-0 -z-20" />
      <Picture
        image={image ? { ...image, alt: '' } : null}
        className={cn(
          'pointer-events-none absolute -z-10 h-auto max-w-none',
          visual
            ? '-top-3.5 -right-1 w-48 [mask-image:linear-gradient(90deg,transparent_2%,#000_30%)] tablet:-top-14 tablet:-right-2.5 tablet:w-110'
            : '-top-3 -right-4.5 w-[170px]',
        )}
      />
      <div className="p-4.5 tablet:p-7">
        <h3 className="inline-block max-w-[70%] truncate rounded-[9px_3px_9px_3px] bg-black/45 px-[9px] text-[0.75rem] leading-6 font-[650]">
          {title}
        </h3>
        {badges}
        <div className={cn('slant mt-1 font-display', visual ? 'text-display-xl' : 'text-display-lg')}>
          {figure}
        </div>
        {extra !== undefined && (
          <div className="slant font-display text-display-md text-amber-bright">{extra}</div>
        )}
        {subtitle !== undefined && <p className={cn('mt-1 max-w-[60%] text-caption', spark)}>{subtitle}</p>}
        {countdown !== undefined && <div className="mt-4">{countdown}</div>}
        {progress && <OfferProgress progress={progress} className="mt-4" />}
        <OfferTerms terms={terms} onArt className="mt-4 tablet:max-w-100" />
        {action && (
          <OfferButton
            action={action}
            size="lg"
            block
            className="mt-3 whitespace-normal tablet:inline-flex tablet:w-auto"
          />
        )}
        {details && (
          <OfferButton
            action={details}
            variant="ghost"
            size="sm"
            block
            className={cn(
              '-mb-2 text-[0.875rem] hover:bg-white/10 active:bg-white/15 tablet:mt-3 tablet:ml-1 tablet:inline-flex tablet:w-auto',
              spark,
            )}
          />
        )}
      </div>
      <div className="pointer-events-none absolute inset-0 rounded-xl shadow-[inset_0_0_0_1px_rgb(255_255_255/.1),inset_0_1px_0_rgb(255_255_255/.2)]" />
    </>
  );
}
