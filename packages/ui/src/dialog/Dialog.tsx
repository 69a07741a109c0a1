import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../button/index.ts';
import { cn } from '../cn/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { useLayerFocus, type LayerFocus } from './use-layer-focus.ts';
import { useScrollStop } from './use-scroll-stop.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

/** Props every layer over the page takes. */
export interface DialogProps extends LayerFocus {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, always in sight under the scrolling part. */
  footer?: ReactNode;
  /** A picture over the title. */
  media?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A notice over a dialog may be pressed without closing the dialog under it. */
const inToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toaster]') !== null;

const scrim =
  'fixed inset-0 z-50 bg-scrim/66 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

const keepOverToaster = (event: CustomEvent<{ originalEvent: Event }>) => {
  if (inToaster(event.detail.originalEvent.target)) event.preventDefault();
};

/** A window in the middle of the page. Traps the focus, closes on Escape and a press outside, gives the focus back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  media,
  initialFocus,
  returnFocus,
  className,
  ref,
}: DialogProps) {
  const scroller = useScrollStop();
  const focus = useLayerFocus(open, { initialFocus, returnFocus });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          ref={ref}
          {...focus}
          onInteractOutside={keepOverToaster}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[min(400px,calc(100vw-32px))] -translate-1/2 flex-col rounded-2xl bg-surface-1 outline-none',
            'shadow-[var(--float),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/0.08)]',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-settle',
            className,
          )}
        >
          <div
            ref={scroller}
            className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-6 pb-2 text-center"
          >
            {media ? <div className="mb-3 grid place-items-center">{media}</div> : null}
            <Radix.Title className={cn('font-display text-title-md text-ink', !media && 'px-8')}>
              {title}
            </Radix.Title>
            {description ? (
              <Radix.Description className="mt-2 text-body text-ink-muted">{description}</Radix.Description>
            ) : null}
            {children}
          </div>
          <div className="flex flex-col gap-1 px-6 pt-3 pb-6 empty:p-0">{footer}</div>
          <Radix.Close asChild>
            <IconButton
              label={closeLabel}
              icon={<CloseIcon />}
              variant="quiet"
              className="absolute top-2 right-2"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A sheet from the bottom edge on phones, a window in the middle from 801 px. */
export function BottomSheet({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  media,
  initialFocus,
  returnFocus,
  className,
  ref,
}: DialogProps) {
  const scroller = useScrollStop();
  const focus = useLayerFocus(open, { initialFocus, returnFocus });
  const drag = useSheetDrag(() => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          ref={ref}
          {...focus}
          onInteractOutside={keepOverToaster}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] max-w-[520px] flex-col rounded-t-2xl bg-surface-1 pb-[calc(16px+env(safe-area-inset-bottom))] outline-none',
            'shadow-[var(--float),inset_0_1px_0_var(--line-strong)]',
            'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
            'tablet:inset-x-auto tablet:top-1/2 tablet:bottom-auto tablet:left-1/2 tablet:w-[420px] tablet:-translate-1/2 tablet:rounded-2xl',
            'tablet:shadow-[var(--float),inset_0_0_0_1px_var(--line-strong)] tablet:data-[state=closed]:animate-fade-out tablet:data-[state=open]:animate-settle',
            className,
          )}
        >
          <div {...drag} aria-hidden="true" className="touch-none px-4 pt-2.5 pb-1.5 tablet:hidden">
            <span className="mx-auto block h-1 w-9 rounded-[2px] bg-line-strong" />
          </div>
          <div className="flex items-center justify-between py-1 pr-2 pl-4 tablet:pt-3">
            <Radix.Title className="font-display text-title-md text-ink">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} />
            </Radix.Close>
          </div>
          <div ref={scroller} className="min-h-0 overflow-y-auto overscroll-contain">
            {media}
            {description ? (
              <Radix.Description className="px-4 pb-3 text-caption text-ink-muted">
                {description}
              </Radix.Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className="flex flex-col gap-2 px-4 pt-3">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
