import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, Ref } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { shortEnough } from './short-enough.ts';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The words. Up to 60 characters hide until asked for; longer ones are also written under the trigger on touch screens. */
  text: string;
  /** One button or link with a name of its own. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** In sight from the start. */
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A few words about a control, on hover and on keyboard focus. Escape takes them away. Fingers never see a tooltip, so
 * it only repeats or explains; nothing anybody needs lives in it alone.
 */
export function Tooltip({ text, children, side = 'top', defaultOpen = false, className, ref }: TooltipProps) {
  const tip = (
    <Radix.Provider delayDuration={400} skipDelayDuration={300}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            ref={ref}
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className={cn(
              'z-[70] max-w-[min(260px,calc(100vw-24px))] rounded-[10px] bg-surface-inverse px-3 py-2 text-caption break-words text-ink-inverse shadow-[var(--float)]',
              'data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in',
              className,
            )}
          >
            {text}
            <Radix.Arrow width={12} height={6} className="fill-surface-inverse" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
  if (shortEnough(text)) return tip;
  return (
    <span className="inline-flex max-w-full flex-col items-start gap-1">
      {tip}
      <span className="hidden text-caption text-ink-muted pointer-coarse:block">{text}</span>
    </span>
  );
}
