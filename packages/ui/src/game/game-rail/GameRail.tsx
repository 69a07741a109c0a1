import {
  Children,
  useId,
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { IconButton } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../foundations/icon/index.ts';
import { PicturesWait } from '../../content/picture/Picture.tsx';
import { keepFocusInRow } from '../../foundations/scrolling-row/index.ts';
import { SectionHead } from '../../content/section-head/SectionHead.tsx';
import { CALM } from '../../internal/use-media.ts';
import { hasInteracted, onFirstInteraction } from '../../foundations/first-interaction/index.ts';
import { GameTileSkeleton } from '../game-tile/index.ts';
import { Skeleton, useIsStaticSkeleton } from '../../feedback/skeleton/Skeleton.tsx';

type RailSize = 'rail' | 'top' | 'auto';

const itemWidth: Readonly<Record<RailSize, string>> = {
  rail: 'w-[132px] tablet:w-[175px]',
  top: 'w-[178px] tablet:w-[228px]',
  auto: '',
};

/** The scrolling row, with the page gutter inside and vertical space for lifted tiles and focus rings. */
const railTrack =
  'scrollbar-none -my-1 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 snap-x snap-proximity tablet:scroll-px-6 tablet:gap-3 tablet:px-6 desktop:scroll-px-8 desktop:px-8';

export interface GameRailSkeletonProps extends ComponentProps<'div'> {
  size?: 'rail' | 'top' | undefined;
}

/** Number of boxes in a skeleton row, and in a static one, which has only as many as a phone shows. */
const MANY = 7;
const FEW = 3;

/** Skeleton of a `GameRail` with its exact size; decorative. Put it into a `SkeletonGroup`. */
export function GameRailSkeleton({ size = 'rail', className, ...rest }: GameRailSkeletonProps) {
  const drawn = useIsStaticSkeleton() ? FEW : MANY;
  return (
    <div aria-hidden="true" {...rest} className={cn('min-w-0', className)}>
      <div className="flex h-11 items-center px-4 tablet:mb-1 tablet:px-6 desktop:px-8">
        <Skeleton className="h-5 w-40 rounded-sm" />
      </div>
      <div className={cn(railTrack, 'overflow-hidden')}>
        {Array.from({ length: drawn }, (_, index) => (
          <GameTileSkeleton
            key={index}
            ranked={size === 'top'}
            className={cn('flex-none', itemWidth[size])}
          />
        ))}
      </div>
    </div>
  );
}

/** Result of `useRailScroll`: ref of the scrolling element, whether it is at an end, and a page step (-1 or 1). */
interface RailScroll {
  trackRef: RefObject<(HTMLUListElement & HTMLOListElement) | null>;
  atStart: boolean;
  atEnd: boolean;
  scroll: (direction: -1 | 1) => void;
}

/** Scroll buttons of a rail: a step is the visible width minus a part of one item. */
function useRailScroll(): RailScroll {
  const trackRef = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const measure = () => {
      const atStart = track.scrollLeft <= 1;
      const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 1;
      setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
    };
    // The observer also fires once when it starts, after layout: this is the first measurement.
    const observer = new ResizeObserver(measure);
    observer.observe(track);
    for (const child of track.children) observer.observe(child);
    track.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener('scroll', measure);
    };
  }, []);

  const scroll = useCallback((direction: -1 | 1) => {
    const track = trackRef.current;
    if (!track) return;
    const calm = matchMedia(CALM).matches;
    track.scrollBy({
      left: direction * Math.max(track.clientWidth - 120, 120),
      behavior: calm ? 'auto' : 'smooth',
    });
  }, []);

  return { trackRef, ...ends, scroll };
}

/** Horizontal margin for loading pictures after the first interaction, px, so that they are ready for a swipe. */
const AHEAD = 300;

/** Number of items whose pictures every phone shows, so the server's HTML already loads them. */
const onEveryPhone: Readonly<Record<RailSize, number>> = { rail: 3, top: 2, auto: 1 };

/**
 * Index of the furthest item that has been near the visible part of the row; `initial` items count from the start.
 * Items after it load no picture: browsers would load the whole row, most of which is never seen.
 */
function useFurthestVisible(trackRef: RefObject<HTMLElement | null>, count: number, initial: number): number {
  const [furthestVisible, setFurthestVisible] = useState(initial - 1);
  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const items = [...track.children].slice(0, count);
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries, own) => {
          const visible = entries.filter(({ isIntersecting }) => isIntersecting);
          const furthest = Math.max(-1, ...visible.map(({ target }) => items.indexOf(target)));
          for (const item of items.slice(0, furthest + 1)) own.unobserve(item);
          setFurthestVisible((last) => Math.max(last, furthest));
        },
        { root: track, rootMargin: `0px ${hasInteracted() ? AHEAD : 0}px` },
      );
      for (const item of items) observer.observe(item);
    };
    const stop = onFirstInteraction(watch);
    watch();
    return () => {
      stop();
      observer?.disconnect();
    };
  }, [trackRef, count]);
  return furthestVisible;
}

export interface GameRailProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Formatted number of games in the full list. */
  count?: string | number | undefined;
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
  /**
   * `rail`: 132 px tiles (175 from 801 px); `top`: with space for rank numbers; `auto`: children keep their own width.
   */
  size?: RailSize | undefined;
  /** Labels of the scroll buttons, which only fine pointers get; without labels there are no buttons. */
  scrollLabels?: { previous: string; next: string } | undefined;
}

/** A titled row that scrolls horizontally over the full page width. */
export function GameRail({
  title,
  count,
  more,
  children,
  size = 'rail',
  scrollLabels,
  className,
  ...rest
}: GameRailProps) {
  const id = useId();
  const { trackRef, atStart, atEnd, scroll } = useRailScroll();
  const List = size === 'top' ? 'ol' : 'ul';
  const furthestVisible = useFurthestVisible(trackRef, Children.count(children), onEveryPhone[size]);
  const still = atStart && atEnd;
  return (
    <section aria-labelledby={id} {...rest} className={cn('min-w-0', className)}>
      <SectionHead
        title={title}
        count={count}
        more={more}
        headingId={id}
        controls={
          scrollLabels && (
            // Whether the buttons are needed is known only after layout. Their space is always reserved, so
            // that nothing moves.
            <div className={cn('hidden gap-1 pointer-fine:flex', still && 'invisible')}>
              <IconButton
                label={scrollLabels.previous}
                icon={<ChevronLeftIcon />}
                aria-disabled={atStart}
                className="aria-disabled:text-ink-disabled"
                onClick={() => scroll(-1)}
              />
              <IconButton
                label={scrollLabels.next}
                icon={<ChevronRightIcon />}
                aria-disabled={atEnd}
                className="aria-disabled:text-ink-disabled"
                onClick={() => scroll(1)}
              />
            </div>
          )
        }
      />
      <List ref={trackRef} onFocus={keepFocusInRow} className={railTrack}>
        {Children.map(children, (child, index) => (
          <li className={cn('flex-none snap-start', itemWidth[size])}>
            <PicturesWait value={index > furthestVisible}>{child}</PicturesWait>
          </li>
        ))}
      </List>
    </section>
  );
}
