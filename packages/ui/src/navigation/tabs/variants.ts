import { cva } from 'class-variance-authority';

/** Classes of the tab row; ends with hidden items (`data-more`) fade out. */
export const list = cva(
  [
    'scrollbar-none flex overflow-x-auto overscroll-x-contain',
    'data-more:[mask-image:linear-gradient(90deg,transparent,#000_var(--before,0px),#000_calc(100%-var(--after,0px)),transparent)]',
    'data-[more~=start]:[--before:40px] data-[more~=end]:[--after:40px]',
  ],
  {
    variants: {
      variant: {
        segmented: 'scroll-px-1 rounded-[14px] bg-surface-2 p-1 shadow-[inset_0_0_0_1px_var(--line)]',
        underline: 'scroll-px-2 gap-1 border-b border-line px-2',
      },
    },
  },
);

/** Classes of a tab, by selected state or current page. */
export const tab = cva(
  'relative flex items-center justify-center gap-1.5 text-[0.9375rem] leading-5 font-semibold whitespace-nowrap text-ink-muted transition-colors duration-[140ms] ease-out hover:text-ink focus-visible:-outline-offset-2',
  {
    variants: {
      variant: {
        segmented:
          'h-10 min-w-max flex-1 rounded-[10px] px-2.5 after:absolute after:-inset-y-1 after:inset-x-0 data-[state=active]:bg-surface-inverse data-[state=active]:text-ink-inverse aria-[current=page]:bg-surface-inverse aria-[current=page]:text-ink-inverse',
        underline:
          'h-12 shrink-0 px-3 data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-[3px] aria-[current=page]:after:bg-ink',
      },
    },
  },
);

/** Variants: a track with a pearl cell, or text over a line. */
export type TabsVariant = 'segmented' | 'underline';
