import { Children, useId, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../foundations/icon/index.ts';
import { PicturesWait } from '../../content/picture/index.ts';
import { keepFocusInRow } from '../../foundations/row-focus/index.ts';
import { SectionHead } from '../../content/section-head/index.ts';
import { itemWidth, railTrack, type RailSize } from './GameRailSkeleton.tsx';
import { useFurthestVisible, useRailScroll } from './use-rail-scroll.ts';

/** Props of `GameRail`. */
export interface GameRailProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Formatted number of games in the full list. */
  count?: string | number | undefined;
  more?: { href: string; label: string } | undefined;
  /** Tiles, provider tiles or winner cards. */
  children: ReactNode;
  /**
   * `rail`: 132 px tiles (175 from 801 px); `top`: with space for rank numbers; `auto`: children keep their
   * own width.
   */
  size?: RailSize | undefined;
  /** Labels of the scroll buttons for fine pointers; without them there are none. */
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
  const furthestVisible = useFurthestVisible(trackRef, Children.count(children));
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
            // Whether they are needed is known after layout; until then, and if not, their space is reserved.
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
