import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type Ref } from 'react';
import { Picture, type ImageSource } from '../../content/picture/index.ts';
import { cn } from '../../foundations/cn/index.ts';
import { Layer } from '../../overlays/dialog/Layer.tsx';
import { useScrollStop } from '../../overlays/dialog/use-scroll-stop.ts';
import { useCountUp } from './use-count-up.ts';

/** Props of `OutcomeScreen`. */
export interface OutcomeScreenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  art: ImageSource;
  /** Short result: "Deposit credited". */
  title: string;
  /** Amount in minor units with its formatter; counts up if `celebrates`. */
  amount?: { value: number; format: (minor: number) => string } | undefined;
  /** One sentence under the title. */
  text?: ReactNode;
  /** Animates the art, the amount and the card; other results only fade in. */
  celebrates?: boolean | undefined;
  /** Announced assertively to screen readers. */
  isFailure?: boolean | undefined;
  /** Cards with further information. */
  children?: ReactNode;
  /** Next steps: one primary button and at most two more. */
  actions: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Full-screen result of a deposit or a withdrawal, without header and menu. The title has focus; Escape and the
 * buttons close it.
 */
export function OutcomeScreen({
  open,
  onOpenChange,
  art,
  title,
  amount,
  text,
  celebrates = false,
  isFailure = false,
  children,
  actions,
  className,
  ref,
}: OutcomeScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Layer
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={heading}
      described={false}
      className={cn('inset-0 h-dvh w-full bg-canvas!', !celebrates && 'animate-fade-in', className)}
      ref={ref}
    >
      <div
        ref={useScrollStop()}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-[max(24px,env(safe-area-inset-top))] pb-[max(16px,env(safe-area-inset-bottom))]"
      >
        <div className="mx-auto flex min-h-full max-w-120 flex-col items-center text-center tablet:justify-center">
          <Picture
            image={art}
            loading="eager"
            className={cn(
              'mt-4 size-37 flex-none object-contain [mask-image:linear-gradient(black_86%,transparent)] tablet:mt-0 tablet:size-42',
              celebrates && 'animate-outcome',
            )}
          />
          <div role={isFailure ? 'alert' : 'status'} className="w-full">
            <Radix.Title
              ref={heading}
              tabIndex={-1}
              className={cn(
                'font-display text-balance break-words outline-none',
                amount ? 'mt-3 text-title-sm text-ink-muted' : 'mt-3 text-title-lg text-ink',
              )}
            >
              {title}
            </Radix.Title>
            {amount && <Amount {...amount} counts={celebrates} />}
            {text ? <div className="mt-2 text-body text-pretty text-ink-muted">{text}</div> : null}
          </div>
          <div
            className={cn(
              'mt-6 flex w-full flex-col gap-3 text-left empty:hidden',
              celebrates && 'animate-fade-in [animation-delay:140ms] [animation-fill-mode:backwards]',
            )}
          >
            {children}
          </div>
          <div className="mt-6 flex w-full flex-col gap-2 max-tablet:mt-auto max-tablet:pt-6">{actions}</div>
        </div>
      </div>
    </Layer>
  );
}

function Amount({ value, format, counts }: NonNullable<OutcomeScreenProps['amount']> & { counts: boolean }) {
  const shown = useCountUp(value, counts);
  return (
    <p className="slant mt-1 font-display text-display-xl font-extrabold wrap-anywhere text-ink">
      <span className="sr-only">{format(value)}</span>
      <span aria-hidden="true">{format(shown)}</span>
    </p>
  );
}
