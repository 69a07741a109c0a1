import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cn } from '../cn/index.ts';
import { FeatherBeat } from '../feathers/index.ts';

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
  /** How many pages come by themselves while scrolling; then the button asks, so that the footer can be reached. */
  autoPages?: number | undefined;
  children: ReactNode;
}

/** A list that grows: near its end it asks for more by itself a few times, then by a button. */
export function InfiniteList(props: InfiniteListProps) {
  const {
    hasMore,
    loading,
    onMore,
    moreLabel,
    loadingLabel,
    endLabel,
    autoPages = 3,
    children,
    className,
    ...rest
  } = props;
  const sentinelRef = useRef<HTMLDivElement>(null);
  const auto = useRef(0);
  const askByItself = useEffectEvent(() => {
    if (auto.current >= autoPages) return;
    auto.current += 1;
    onMore();
  });

  useEffect(() => {
    const sentinel = sentinelRef.current;
    if (!sentinel || !hasMore || loading) return undefined;
    // A new observer after each page: one that stays would keep silent while its target remains in view.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        askByItself();
      },
      { rootMargin: '0px 0px 480px 0px' },
    );
    observer.observe(sentinel);
    return () => observer.disconnect();
  }, [hasMore, loading]);

  return (
    <div {...rest} aria-busy={loading} className={cn('min-w-0', className)}>
      {children}
      <div ref={sentinelRef} aria-hidden="true" />
      <div className="mt-4 flex min-h-16 items-center justify-center px-4 tablet:px-6 desktop:px-8">
        {hasMore && !loading && (
          <Button variant="secondary" block onClick={onMore}>
            {moreLabel}
          </Button>
        )}
        <output className="flex items-center gap-2.5 text-caption text-ink-muted empty:hidden">
          {loading && <FeatherBeat className="text-brand" />}
          {loading ? loadingLabel : !hasMore && endLabel}
        </output>
      </div>
    </div>
  );
}
