import * as Radix from '@radix-ui/react-dialog';
import { cn } from '../../foundations/cn/cn.ts';
import { type ReactNode, type Ref, useRef, type PointerEvent } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { Layer, LayerBody, LayerClose } from './Layer.tsx';

/** Distance a sheet must be pulled to close, px. */
const enough = 80;

/** Closes a bottom sheet by pulling its handle down, in addition to the close button, Escape and a press outside. */
function useSheetDrag(onClose: () => void) {
  const from = useRef<number | null>(null);
  const sheet = useRef<HTMLElement | null>(null);

  const settle = () => {
    from.current = null;
    if (sheet.current) sheet.current.style.translate = '';
    sheet.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientY;
      sheet.current = event.currentTarget.closest<HTMLElement>('[role="dialog"]');
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current === null || !sheet.current) return;
      sheet.current.style.translate = `0 ${Math.max(event.clientY - from.current, 0)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const pulled = from.current === null ? 0 : event.clientY - from.current;
      settle();
      if (pulled > enough) onClose();
    },
    onPointerCancel: settle,
  };
}

export interface BottomSheetProps extends Omit<DialogProps, 'closeLabel'> {
  /** Label of the close button. Without it, the sheet has neither this button nor a handle: it requires an answer. */
  closeLabel?: string | undefined;
  /** Ref of the title, for `initialFocus`. Not with a `cover`. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A picture behind the title, whose text then has the colour for pictures (`on-backdrop`). */
  cover?: ReactNode;
  /** From 801 px the sheet is a non-modal panel in the corner. Not for phones, which have no space for it. */
  docked?: boolean;
}

/**
 * A sheet from the bottom edge on phones, above an open keyboard; a centred dialog from 801 px. Pulling its
 * handle down closes it.
 */
export function BottomSheet({
  title,
  description,
  closeLabel,
  children,
  footer,
  media,
  cover,
  titleRef,
  docked = false,
  className,
  ...layer
}: BottomSheetProps) {
  const { onOpenChange } = layer;
  const drag = useSheetDrag(() => onOpenChange(false));
  return (
    <Layer
      {...layer}
      docked={docked}
      described={Boolean(description)}
      className={cn(
        'inset-x-0 bottom-(--keyboard,0px) mx-auto max-h-[min(88dvh,calc(100dvh-var(--keyboard,0px)-12px))] max-w-[520px] rounded-t-2xl pb-[calc(16px+env(safe-area-inset-bottom))]',
        'shadow-[var(--float),inset_0_1px_0_var(--line-strong)]',
        'data-[state=closed]:animate-slide-down data-[state=open]:animate-slide-up',
        'tablet:inset-x-auto tablet:w-[420px] tablet:rounded-2xl',
        docked
          ? 'tablet:right-6 tablet:bottom-[calc(24px+var(--keyboard,0px))]'
          : 'tablet:top-[calc((100dvh-var(--keyboard,0px))/2)] tablet:bottom-auto tablet:left-1/2 tablet:-translate-1/2',
        'tablet:shadow-[var(--float),inset_0_0_0_1px_var(--line-strong)] tablet:data-[state=closed]:animate-fade-out tablet:data-[state=open]:animate-fade-up',
        className,
      )}
    >
      <div
        {...drag}
        aria-hidden="true"
        className={cn(
          'touch-none px-4 pt-2.5 pb-1.5 tablet:hidden',
          closeLabel === undefined && 'invisible',
          cover !== undefined && 'absolute inset-x-0 top-0 z-10',
        )}
      >
        <span
          className={cn(
            'mx-auto block h-1 w-9 rounded-[2px]',
            cover === undefined ? 'bg-line-strong' : 'bg-white/40',
          )}
        />
      </div>
      {cover !== undefined && (
        <div className="relative isolate flex min-h-44 flex-none flex-col justify-end overflow-hidden rounded-t-2xl p-4 text-on-backdrop [@media(max-height:36rem)]:min-h-24">
          {cover}
          <Radix.Title className="slant max-w-[62%] font-display text-display-md break-words">
            {title}
          </Radix.Title>
          {description ? (
            <Radix.Description className="mt-1 max-w-[62%] text-caption">{description}</Radix.Description>
          ) : null}
          {closeLabel !== undefined && (
            <LayerClose
              label={closeLabel}
              className="absolute top-2 right-2 bg-black/45! text-on-backdrop! hover:bg-black/60!"
            />
          )}
        </div>
      )}
      {cover === undefined && (
        <div className="flex items-center justify-between py-1 pr-2 pl-4 tablet:pt-3">
          <Radix.Title
            ref={titleRef}
            {...(titleRef ? { tabIndex: -1 } : {})}
            className="min-w-0 font-display text-title-md break-words text-ink outline-none"
          >
            {title}
          </Radix.Title>
          {closeLabel !== undefined && <LayerClose label={closeLabel} />}
        </div>
      )}
      <LayerBody>
        {media}
        {description && cover === undefined ? (
          <Radix.Description className="px-4 pb-3 text-caption text-ink-muted">
            {description}
          </Radix.Description>
        ) : null}
        {children}
      </LayerBody>
      {footer ? <div className="flex flex-col gap-2 px-4 pt-3">{footer}</div> : null}
    </Layer>
  );
}
