import { useState, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ToTopIcon } from '../../foundations/icon/index.ts';
import { SCROLL_PX, useScrollFlags } from './scroll-flags.ts';
import { IconButton } from '../../inputs/button/index.ts';

/** `children`: actions that are also above the list, shown here beyond 420 px, where those are out of view (UI-04). */
export interface FloatingActionsProps extends ComponentProps<'div'> {
  topLabel: string;
}

/**
 * Actions in the lower right corner of a long page, above the bottom menu of phones. They are shown beyond 322 px
 * (UI-05), while scrolling down (UI-03) only within 20 px of the end (UI-06); always while one has the focus.
 */
export function FloatingActions({ topLabel, children, className, ...rest }: FloatingActionsProps) {
  const flags = useScrollFlags(SCROLL_PX.pageEndTight);
  const [hasFocus, setFocus] = useState(false);
  const isOffered = flags.floating && (!flags.scrolledToBottom || flags.atPageEnd);
  return (
    <div
      {...rest}
      hidden={!isOffered && !hasFocus}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className={cn(
        'fixed right-4 bottom-[calc(78px+env(safe-area-inset-bottom))] z-20 flex max-w-[calc(100vw-2rem)] flex-wrap items-center justify-end gap-2 tablet:right-6 tablet:bottom-6',
        className,
      )}
    >
      {flags.filtersReached && children}
      <IconButton
        variant="filled"
        label={topLabel}
        icon={<ToTopIcon />}
        className="shadow-float"
        onClick={() => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          // The button disappears: the next Tab must continue at the top.
          document.querySelector('main')?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
