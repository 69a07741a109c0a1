import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { backdropClass, type Backdrop } from '../../foundations/backdrop/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Picture, type ImageSource } from '../picture/Picture.tsx';
import type { OfferAction, OfferTerm } from './types.ts';

/** A link if the action has `href` and is neither disabled nor busy, else a button. */
export function OfferButton({
  action,
  ...look
}: { action: OfferAction & { disabledReason?: string | undefined } } & Pick<
  ButtonProps,
  'variant' | 'size' | 'block' | 'className' | 'needsNetwork'
>) {
  if (action.href !== undefined && !action.disabledReason && !action.busy)
    return (
      <Button asChild {...look} icon={action.icon}>
        <Link href={action.href} onClick={action.onClick}>
          {action.label}
        </Link>
      </Button>
    );
  return (
    <Button
      {...look}
      icon={action.icon}
      busy={action.busy}
      disabledReason={action.disabledReason}
      onClick={action.onClick}
    >
      {action.label}
    </Button>
  );
}

interface OfferEyebrowProps {
  as?: 'span' | 'h3' | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A dark label on a backdrop that names the kind of offer or its state. */
export function OfferEyebrow({ as: Tag = 'span', icon, className, children }: OfferEyebrowProps) {
  return (
    <Tag
      className={cn(
        'inline-flex max-w-[70%] items-center gap-1.5 rounded-[9px_3px_9px_3px] bg-black/45 px-[9px] py-1 text-[0.75rem] leading-4 font-[650] text-on-backdrop [&>svg]:size-3.5 [&>svg]:shrink-0',
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </Tag>
  );
}

interface OfferBackdropProps {
  backdrop: Backdrop;
  image: ImageSource | null | undefined;
  imageClassName: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** A backdrop with the pattern and one picture. */
export function OfferBackdrop({ backdrop, image, imageClassName, className, children }: OfferBackdropProps) {
  return (
    <div
      className={cn('relative isolate overflow-hidden text-on-backdrop', backdropClass[backdrop], className)}
    >
      <OfferArt image={image} imageClassName={imageClassName} />
      {children}
    </div>
  );
}

interface OfferArtProps {
  image: ImageSource | null | undefined;
  imageClassName: string;
}

/** Pattern and picture of a backdrop, whose class the parent element has. */
export function OfferArt({ image, imageClassName }: OfferArtProps) {
  return (
    <>
      <div className="backdrop-pattern absolute inset-0 -z-20" />
      <Picture
        image={image ? { ...image, alt: '' } : null}
        className={cn('pointer-events-none absolute -z-10 h-auto max-w-none', imageClassName)}
      />
    </>
  );
}

/** Light border of a card whose whole area is a backdrop. */
export function OfferRim() {
  return (
    <div className="pointer-events-none absolute inset-0 rounded-xl shadow-[inset_0_0_0_1px_rgb(255_255_255/.1),inset_0_1px_0_rgb(255_255_255/.2)]" />
  );
}

interface OfferTermsProps {
  terms: readonly OfferTerm[];
  onArt?: boolean;
  className?: string;
}

/** Terms in two columns, in a narrow card in one. `onArt`: on a backdrop. */
export function OfferTerms({ terms, onArt = false, className }: OfferTermsProps) {
  if (terms.length === 0) return null;
  return (
    <dl
      className={cn(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,34%)),1fr))] gap-px overflow-hidden rounded-md',
        onArt ? 'bg-white/12' : 'bg-line',
        className,
      )}
    >
      {terms.map((term) => (
        <div key={term.label} className={cn('min-w-0 px-3 py-[9px]', onArt ? 'bg-black/80' : 'bg-surface-2')}>
          <dt className={cn('text-[0.75rem] leading-4', onArt ? 'text-on-backdrop/85' : 'text-ink-muted')}>
            {term.label}
          </dt>
          <dd className="text-[0.875rem] leading-5 font-[650] break-words">
            <DotLine parts={term.value.split(' · ')} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OfferTermsLineProps {
  terms: readonly OfferTerm[];
  className?: string | undefined;
}

/** Up to three terms in one line of text; more use two columns. */
export function OfferTermsLine({ terms, className }: OfferTermsLineProps) {
  if (terms.length > 3) return <OfferTerms terms={terms} className="mt-3" />;
  if (terms.length === 0) return null;
  return (
    <p className={cn('text-caption', className)}>
      <DotLine
        parts={terms.map(({ label, value }) => (
          <span key={label}>
            {label && `${label} `}
            <DotLine parts={value.split(' · ')} />
          </span>
        ))}
      />
    </p>
  );
}
