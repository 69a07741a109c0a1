import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { MoreButton } from '../../internal/MoreButton.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { LoadingBars } from '../../feedback/loader/Loader.tsx';

/** Pause between automatic requests, ms (UI-07). */
const THROTTLE = 300;

export interface InfiniteListProps extends ComponentProps<'div'> {
  hasMore: boolean;
  loading: boolean;
  /** Called once per page: load the next one. */
  onMore: () => void;
  moreLabel: string;
  loadingLabel: string;
  /** Text below a complete list. */
  endLabel?: string | undefined;
  /** Error of the last request; only the button requests that page again. */
  error?: string | undefined;
  /**
   * Number of pages loaded automatically by scrolling; then a button is shown, so that the footer is
   * reachable. Pressing it allows as many automatic pages again.
   */
  autoPages?: number | undefined;
  /** Distance of the list's end below the viewport at which the next page is requested, px (UI-07). */
  distance?: number | undefined;
  children: ReactNode;
}

/**
 * A list that loads more near its end, a few times automatically and then by a button, which is not shown
 * before, because the next page would move it. Announces loading and the end (UI-01, UI-02).
 */
export function InfiniteList(props: InfiniteListProps) {
  const {
    hasMore,
    loading,
    onMore,
    moreLabel,
    loadingLabel,
    endLabel,
    error,
    autoPages: limit = 3,
    distance = 100,
    children,
    className,
    ...rest
  } = props;
  const sentinelRef = useRef<HTMLDivElement>(null);
  const lastLoadRef = useRef(-THROTTLE);
  const [loaded, setLoaded] = useState(0);
  const autoPages = error ? 0 : limit;
  const isAuto = hasMore && loaded < autoPages;
  const loadAutomatically = useEffectEvent(() => {
    setLoaded(loaded + 1);
    onMore();
  });
  const words = loading ? loadingLabel : !hasMore && endLabel;

  useEffect(() => {
    const sentinel = sentinelRef.current;
    if (!sentinel || !hasMore || loading || loaded >= autoPages) return undefined;
    // A new observer per page: an existing one reports nothing while its target remains in view.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        lastLoadRef.current = performance.now();
        loadAutomatically();
      },
      // An explicit root, because without one `rootMargin` has no effect inside an iframe.
      { root: document, rootMargin: `0px 0px ${distance}px 0px` },
    );
    // Cached pages load immediately; without this pause the list would grow all the time during a scroll.
    const rest = Math.max(lastLoadRef.current + THROTTLE - performance.now(), 0);
    const timer = setTimeout(() => observer.observe(sentinel), rest);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    // `loaded` restarts the observer after each request, even if the page arrived before `loading` was rendered.
  }, [hasMore, loading, distance, loaded, autoPages]);

  return (
    <div {...rest} aria-busy={loading} className={cn('min-w-0', className)}>
      {/* Announced from here, where it does not move; its visible copy is at the end of the list. */}
      <output className="sr-only">{words}</output>
      {children}
      <div ref={sentinelRef} aria-hidden="true" />
      {(words || (hasMore && !isAuto)) && (
        <div className="mt-4 flex min-h-16 flex-col items-center justify-center gap-3 px-4 tablet:px-6 desktop:px-8">
          {words ? (
            <span aria-hidden="true" className="flex items-center gap-2.5 text-caption text-ink-muted">
              {loading && <LoadingBars className="text-brand" />}
              {words}
            </span>
          ) : (
            <MoreButton
              error={error}
              onClick={() => {
                // The pressed button disappears: focus the last item, so that the next Tab reaches the first new one.
                const items =
                  sentinelRef.current?.parentElement?.querySelectorAll<HTMLElement>(
                    'a[href], button:enabled',
                  );
                [...(items ?? [])].at(-2)?.focus({ preventScroll: true });
                setLoaded(0);
                onMore();
              }}
            >
              {moreLabel}
            </MoreButton>
          )}
        </div>
      )}
    </div>
  );
}
