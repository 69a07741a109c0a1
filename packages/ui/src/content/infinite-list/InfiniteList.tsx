import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/index.ts';
import { LoadingBars } from '../../feedback/loader/index.ts';
import { LAZY_THROTTLE_MS, SCROLL_PX } from '../../foundations/scroll-state/index.ts';

/** Props of `InfiniteList`. */
export interface InfiniteListProps extends ComponentProps<'div'> {
  hasMore: boolean;
  loading: boolean;
  /** Asks for the next page; called once per page. */
  onMore: () => void;
  moreLabel: string;
  loadingLabel: string;
  /** Said under a list that is complete. */
  endLabel?: string | undefined;
  /**
   * How many pages come by themselves while scrolling; then the button asks, so that the footer can be reached. After it
   * was pressed, as many come by themselves again.
   */
  autoPages?: number | undefined;
  /** How far below the window the end may be when the next page is asked for, px (UI-07).  */
  distance?: number | undefined;
  children: ReactNode;
}

/**
 * A list that grows: near its end it asks for more by itself a few times, then by a button. As long as it asks by
 * itself, nothing that the next page would push away stands below it. While more is on its way it says so (UI-01, UI-02).
 */
export function InfiniteList(props: InfiniteListProps) {
  const {
    hasMore,
    loading,
    onMore,
    moreLabel,
    loadingLabel,
    endLabel,
    autoPages = 3,
    distance = SCROLL_PX.lazy,
    children,
    className,
    ...rest
  } = props;
  const sentinelRef = useRef<HTMLDivElement>(null);
  const lastAskRef = useRef(-LAZY_THROTTLE_MS);
  const [asked, setAsked] = useState(0);
  const isAuto = hasMore && asked < autoPages;
  const askByItself = useEffectEvent(() => {
    setAsked(asked + 1);
    onMore();
  });
  const words = loading ? loadingLabel : !hasMore && endLabel;

  useEffect(() => {
    const sentinel = sentinelRef.current;
    if (!sentinel || !hasMore || loading || asked >= autoPages) return undefined;
    // A new observer after each page: one that stays would keep silent while its target remains in view.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        lastAskRef.current = performance.now();
        askByItself();
      },
      // The window of this document: within a frame the margin would not count otherwise.
      { root: document, rootMargin: `0px 0px ${distance}px 0px` },
    );
    // Answers from memory come at once: without a rest between them a list would run away under the finger.
    const rest = Math.max(lastAskRef.current + LAZY_THROTTLE_MS - performance.now(), 0);
    const timer = setTimeout(() => observer.observe(sentinel), rest);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    // Also after each ask: a page that came before `loading` was drawn leaves nothing else changed.
  }, [hasMore, loading, distance, asked, autoPages]);

  return (
    <div {...rest} aria-busy={loading} className={cn('min-w-0', className)}>
      {/* Before the list, where it never moves; the words at the end are for the eyes. */}
      <output className="sr-only">{words}</output>
      {children}
      <div ref={sentinelRef} aria-hidden="true" />
      {(words || (hasMore && !isAuto)) && (
        <div className="mt-4 flex min-h-16 items-center justify-center px-4 tablet:px-6 desktop:px-8">
          {words ? (
            <span aria-hidden="true" className="flex items-center gap-2.5 text-caption text-ink-muted">
              {loading && <LoadingBars className="text-brand" />}
              {words}
            </span>
          ) : (
            <Button
              variant="secondary"
              block
              onClick={() => {
                // Who asks for more wants to go on: the next pages come by themselves again.
                setAsked(0);
                onMore();
              }}
            >
              {moreLabel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
