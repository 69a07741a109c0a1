import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type Ref, useEffect, useState } from 'react';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { Layer } from '../../overlays/dialog/Layer.tsx';
import { useScrollStop } from '../../overlays/dialog/use-keyboard-inset.ts';
import { CALM } from '../../internal/use-media.ts';

/** Duration of the counting, ms. */
const DURATION = 400;

/**
 * Counts from 0 to `value` (minor units) once after mounting if `isOn`; with reduced motion it is `value`
 * from the start.
 */
function useCountUp(value: number, isOn: boolean): number {
  const [share, setShare] = useState(() => (isOn && !matchMedia(CALM).matches ? 0 : 1));
  const [isCounting] = useState(share === 0);
  useEffect(() => {
    if (!isCounting) return undefined;
    let frame = 0;
    const start = performance.now();
    const step = (moment: number) => {
      const next = Math.min(Math.max(moment - start, 0) / DURATION, 1);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  if (share === 1) return value;
  // Slows down towards the end, and in whole currency units, so that no decimals flicker.
  return Math.round((value * (1 - (1 - share) ** 3)) / 100) * 100;
}

export interface OutcomeScreenProps {
  onClose: () => void;
  art: ImageSource;
  /** Short result: "Deposit credited". */
  title: string;
  /** Amount in minor units with its formatter; counts up if `celebrates`. */
  amount?: { value: number; format: (minor: number) => string } | undefined;
  text?: ReactNode;
  /** Animates the art, the amount and the card; other results only fade in. */
  celebrates?: boolean | undefined;
  /** Announced assertively to screen readers. */
  isFailure?: boolean | undefined;
  children?: ReactNode;
  /** Next steps: one primary button and at most two more. */
  actions: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Full-screen result of a deposit or a withdrawal, without header and menu. The title has focus; Escape calls
 * `onClose`.
 */
export function OutcomeScreen({
  onClose,
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
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
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

/** A line of the result: "Method" and "Card •• 4481". */
export interface OutcomeFact {
  label: string;
  value: ReactNode;
  /** Gold marks a reward. */
  tone?: 'plain' | 'bonus';
}

/** Facts of a result in one card; `children` follow below a line. */
export function OutcomeFacts({ facts, children }: { facts: readonly OutcomeFact[]; children?: ReactNode }) {
  return (
    <div className="w-full divide-y divide-line rounded-lg bg-surface-1 text-left shadow-card empty:hidden">
      {facts.length > 0 && (
        <dl className="flex flex-col gap-3 p-4">
          {facts.map(({ label, value, tone = 'plain' }) => (
            <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-body text-ink-muted">{label}</dt>
              <dd
                className={cn(
                  'ml-auto min-w-0 text-right text-body-strong wrap-anywhere',
                  tone === 'bonus' && 'text-bonus-ink',
                )}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
