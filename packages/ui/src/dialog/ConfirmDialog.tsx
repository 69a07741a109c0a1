import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { useLayerFocus } from './use-layer-focus.ts';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, in full. */
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger`: something is lost; the safe way out stands first and has the focus. */
  tone?: 'neutral' | 'danger' | undefined;
  onConfirm: () => void;
  /** The confirmed work is under way. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A question before something that cannot be undone. A press outside does not answer it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirm,
  busy = false,
  ref,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const focus = useLayerFocus(open, { initialFocus: safe });
  const confirm = (
    <Button block busy={busy} variant={tone === 'danger' ? 'danger-outline' : 'primary'} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  const cancel = (
    <Radix.Close asChild>
      <Button block ref={safe} variant="secondary">
        {cancelLabel}
      </Button>
    </Radix.Close>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim/66 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          ref={ref}
          role="alertdialog"
          onInteractOutside={(event) => event.preventDefault()}
          {...focus}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-32px)] w-[min(360px,calc(100vw-32px))] -translate-1/2 overflow-y-auto rounded-2xl bg-surface-1 p-6 text-center shadow-[var(--float),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/0.08)] outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-settle"
        >
          <Radix.Title className="font-display text-title-md text-ink">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-body text-ink-muted">{text}</Radix.Description>
          <div className="mt-5 flex flex-col gap-2">
            {tone === 'danger' ? cancel : confirm}
            {tone === 'danger' ? confirm : cancel}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
