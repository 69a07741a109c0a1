import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { CheckIcon, CopyIcon } from '../../foundations/icon/index.ts';
import { useCopy, type Wait } from './use-copy.ts';

/** Props of `CopyText`. The notices of both outcomes are the page's: it knows where messages appear. */
export interface CopyTextProps {
  /** What is copied. */
  value: string;
  /** What is shown: the value with its name. */
  text: string;
  /** What a press does: "Copy". Said after the text. */
  copyLabel: string;
  /** Called once for each copy, not for presses during the block. */
  onCopied: () => void;
  /** The browser does not let us copy; the text stands selected then. */
  onManual: () => void;
  /** The clock of the block; the browser's when not given. */
  wait?: Wait | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A short text in a line that a press takes away: the id of a player. After a copy it takes no press for 6 s. PROF-01. */
export function CopyText({
  value,
  text,
  copyLabel,
  onCopied,
  onManual,
  wait,
  className,
  ref,
}: CopyTextProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const { state, copy } = useCopy(value, { onCopied, wait });
  const copied = state === 'copied';
  const onManualCopy = useEffectEvent(onManual);

  useEffect(() => {
    if (state !== 'manual') return;
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    onManualCopy();
  }, [state]);

  return (
    <button
      ref={ref}
      type="button"
      // Stays in its place for the focus; the sign says why a press does nothing.
      aria-disabled={copied || undefined}
      onClick={copy}
      className={cn(
        'hit-44 inline-flex max-w-full min-w-0 items-center gap-1.5 rounded-sm text-left text-caption text-ink-muted transition-colors select-text hover:text-ink aria-disabled:cursor-default [&>svg]:size-4 [&>svg]:shrink-0',
        className,
      )}
    >
      <span ref={shown} translate="no" className="min-w-0 break-words tabular-nums">
        {text}
      </span>
      <span className="sr-only">{copyLabel}</span>
      {copied ? (
        <CheckIcon aria-hidden="true" className="text-success-ink" />
      ) : (
        <CopyIcon aria-hidden="true" />
      )}
    </button>
  );
}
