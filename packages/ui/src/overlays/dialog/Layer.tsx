import * as Radix from '@radix-ui/react-dialog';
import { useMemo, type ReactNode, type Ref } from 'react';
import { IconButton, type IconButtonProps } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { CloseIcon } from '../../foundations/icon/index.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useLayerFocus, type LayerFocus } from './use-layer-focus.ts';
import { useScrollStop } from './use-scroll-stop.ts';

/** Props every layer over the page takes. */
export interface LayerProps extends LayerFocus {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A notice over a dialog may be pressed without closing the dialog under it. */
const keepOverToaster = (event: CustomEvent<{ originalEvent: Event }>) => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
};

const keep = (event: Event) => event.preventDefault();

/** Classes of a window in the middle of what the keyboard leaves of the page. */
export const middle = [
  'top-[calc((100dvh-var(--keyboard,0px))/2)] left-1/2 max-h-[calc(100dvh-var(--keyboard,0px)-32px)] -translate-1/2 rounded-2xl',
  'shadow-[var(--float),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/0.08)]',
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-up',
].join(' ');

/**
 * What all layers share: the page behind is dark and out of reach, the focus is trapped and given back, Escape and a
 * press outside close. The shells (window, sheet, question) bring the box and what stands in it.
 */
export function Layer({
  open,
  onOpenChange,
  initialFocus,
  returnFocus,
  question = false,
  docked = false,
  described,
  className,
  ref,
  children,
}: LayerProps & {
  /** It asks something: a press outside is no answer. */
  question?: boolean;
  /** It stands beside a page that stays in use: nothing is dark or out of reach, and only Escape and the cross close. */
  docked?: boolean;
  /** There is a `Radix.Description` inside. */
  described: boolean;
  children: ReactNode;
}) {
  const focus = useLayerFocus(open, { initialFocus, returnFocus });
  const inset = useKeyboardInset();
  const refs = useMemo(() => mergeRefs(ref, inset), [ref, inset]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!docked}>
      <Radix.Portal>
        {/* A root that is not modal draws none. */}
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          ref={refs}
          {...focus}
          {...(question ? { role: 'alertdialog' } : {})}
          {...(described ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={question || docked ? keep : keepOverToaster}
          className={cn('fixed z-50 flex flex-col bg-surface-1 outline-none', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The part of a layer that scrolls when there is more of it than room. */
export function LayerBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      ref={useScrollStop()}
      data-layer-body=""
      className={cn('min-h-0 overflow-y-auto overscroll-contain', className)}
    >
      {children}
    </div>
  );
}

/** The cross in the corner. */
export function LayerClose(look: Omit<IconButtonProps, 'icon'>) {
  return (
    <Radix.Close asChild>
      <IconButton icon={<CloseIcon />} {...look} />
    </Radix.Close>
  );
}
