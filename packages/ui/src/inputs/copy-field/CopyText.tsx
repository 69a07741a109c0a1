import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { CheckIcon, CopyIcon } from '../../foundations/icon/index.ts';
import { useCopy, type Wait } from './use-copy.ts';

export interface CopyTextProps {
  /** Text to copy. */
  value: string;
  /** Displayed text: the value with a name before it. */
  text: string;
  copyLabel: string;
  /** Called once per copy, not for ignored presses. Show a notice. */
  onCopied: () => void;
  /** Called when the browser refuses to copy; the text is then selected. Show a notice. */
  onManual: () => void;
  /** Timer of the 6 s in which presses are ignored; default: `setTimeout`. */
  wait?: Wait | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A short text that is copied by a press, such as a player's id. After copying, presses are ignored for 6 s (PROF-01).
 */
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
      // The button remains focusable: its icon explains why presses have no effect.
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
      {copied ? <CheckIcon className="text-success-ink" /> : <CopyIcon />}
    </button>
  );
}
