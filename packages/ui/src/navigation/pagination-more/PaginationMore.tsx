import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { MoreButton } from '../../internal/MoreButton.tsx';
import { cn } from '../../foundations/cn/cn.ts';

export interface PaginationMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of loaded items. */
  shown: number;
  total: number;
  /** Both numbers as text: "Shown 40 of 240". */
  progressText: string;
  moreLabel: string;
  onMore: () => void;
  busy?: boolean | undefined;
  /** Replaces the button when everything is loaded; without it the progress remains as the last line. */
  endText?: string | undefined;
  /** Error of the last request; a press on the button retries it. */
  error?: ReactNode;
}

/** End of a list: how many items are loaded, and a "show more" button. */
export function PaginationMore(props: PaginationMoreProps) {
  const {
    shown,
    total,
    progressText,
    moreLabel,
    onMore,
    busy = false,
    endText,
    error,
    className,
    ...rest
  } = props;
  const ended = shown >= total;
  const endRef = useRef<HTMLParagraphElement & HTMLOutputElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    // The focused button was removed: focus the text that replaced it.
    if (ended && hadFocus.current) endRef.current?.focus({ preventScroll: true });
  }, [ended]);

  return (
    <div
      {...rest}
      aria-busy={busy}
      data-ended={ended || undefined}
      className={cn('flex flex-col items-center gap-3 text-center', className)}
    >
      <output
        ref={endText ? undefined : endRef}
        tabIndex={-1}
        className="rounded-sm text-caption text-ink-muted tabular-nums"
      >
        {progressText}
      </output>
      <span
        aria-hidden="true"
        className="h-1 w-40 max-w-full -skew-x-[18deg] overflow-hidden rounded-[2px] bg-surface-3"
      >
        <span
          className="block h-full origin-left bg-ink transition-transform duration-[220ms] ease-out"
          style={{ transform: `scaleX(${total > 0 ? Math.min(shown / total, 1) : 0})` }}
        />
      </span>
      {ended ? (
        endText && (
          <p ref={endRef} tabIndex={-1} className="rounded-sm text-caption text-ink-muted">
            {endText}
          </p>
        )
      ) : (
        <MoreButton
          error={error}
          busy={busy}
          onClick={onMore}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
          className="max-w-120!"
        >
          {moreLabel}
        </MoreButton>
      )}
    </div>
  );
}
