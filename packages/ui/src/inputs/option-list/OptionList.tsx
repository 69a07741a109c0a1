import { useEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** One row of `OptionList`. Typing the first letters of `name` moves to it. */
export interface Option<Value extends string> {
  value: Value;
  name: string;
  media?: ReactNode;
  description?: ReactNode;
}

export interface OptionListProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | null;
  /** Called on a press, Enter or Space; arrow keys select nothing. */
  onSelect: (value: Value) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A list of rows to select one from, in a sheet: language, country. Arrows, Home and End move, letters search, Enter or
 * Space selects. The focus starts on the current row.
 */
export function OptionList<Value extends string>({
  label,
  options,
  value,
  onSelect,
  className,
  ref,
}: OptionListProps<Value>) {
  const rows = useRef(new Map<number, HTMLDivElement>());
  const typed = useRef({ text: '', at: 0 });
  const current = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );

  // Only on mount: afterwards the arrow keys move the focus.
  const first = useRef(current);
  useEffect(() => {
    rows.current.get(first.current)?.focus();
  }, []);

  const go = (index: number) => rows.current.get((index + options.length) % options.length)?.focus();
  const walk = (event: KeyboardEvent, option: Option<Value>, index: number) => {
    if (event.key === 'ArrowDown') go(index + 1);
    else if (event.key === 'ArrowUp') go(index - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(options.length - 1);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(option.value);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const fresh = event.timeStamp - typed.current.at > 700;
      typed.current = {
        text: (fresh ? '' : typed.current.text) + event.key.toLowerCase(),
        at: event.timeStamp,
      };
      const found = options.findIndex((one) => one.name.toLowerCase().startsWith(typed.current.text));
      if (found >= 0) go(found);
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={ref} role="listbox" aria-label={label} className={className}>
      {options.map((option, index) => (
        <div
          key={option.value}
          ref={(node) => {
            if (node) rows.current.set(index, node);
            else rows.current.delete(index);
          }}
          role="option"
          aria-selected={option.value === value}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onSelect(option.value)}
          onKeyDown={(event) => walk(event, option, index)}
          className="flex min-h-[60px] cursor-pointer items-center gap-3 px-4 py-2.5 -outline-offset-2 not-first:border-t not-first:border-line hover:bg-surface-2"
        >
          {option.media}
          <span className="min-w-0 flex-1">
            <span className="block text-body-strong break-words text-ink">{option.name}</span>
            {option.description ? (
              <span className="block text-caption text-ink-muted">{option.description}</span>
            ) : null}
          </span>
          <span
            aria-hidden="true"
            className={cn(
              'size-6 shrink-0 rounded-full',
              option.value === value
                ? 'shadow-[inset_0_0_0_7px_var(--surface-inverse)]'
                : 'shadow-[inset_0_0_0_2px_var(--line-control)]',
            )}
          />
        </div>
      ))}
    </div>
  );
}
