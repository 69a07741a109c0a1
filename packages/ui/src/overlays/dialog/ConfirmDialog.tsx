import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type Ref } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { Layer, LayerBody, middle } from './Layer.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  /** Null if there is nothing left to confirm: `text` says why, and only the cancel button remains. */
  confirmLabel: string | null;
  cancelLabel: string;
  /** `danger`: something is lost, so the cancel button comes first. It has the focus with both tones. */
  tone?: 'neutral' | 'danger' | undefined;
  onConfirm: () => void;
  busy?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A question whether to do something, such as an irreversible action. Escape cancels; a press outside is ignored. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirm,
  busy = false,
  className,
  ...layer
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const confirm = confirmLabel !== null && (
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
    <Layer
      {...layer}
      question
      described
      initialFocus={safe}
      className={cn('w-[min(360px,calc(100vw-32px))] text-center', middle, className)}
    >
      <LayerBody className="px-6 pt-6">
        <Radix.Title className="font-display text-title-md break-words text-ink">{title}</Radix.Title>
        <Radix.Description aria-live="polite" className="mt-2 text-body text-ink-muted">
          {text}
        </Radix.Description>
      </LayerBody>
      <div className="flex flex-col gap-2 px-6 pt-5 pb-6">
        {tone === 'danger' ? cancel : confirm}
        {tone === 'danger' ? confirm : cancel}
      </div>
    </Layer>
  );
}
