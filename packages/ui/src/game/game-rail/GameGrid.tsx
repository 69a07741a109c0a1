import {
  Children,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface GameGridProps extends ComponentProps<'ul'> {
  /** Accessible name of the list. */
  label: string;
  /** More tiles can be loaded, so an incomplete last row is hidden. */
  isPartial?: boolean | undefined;
  children: ReactNode;
}

/** Grid of game tiles about 175 px wide, at least two in a row. Includes the page gutter. */
export function GameGrid({ label, isPartial = false, children, className, ...rest }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns(list, isPartial);
  const count = Children.count(children);
  const shown = isPartial && count > columns ? count - (count % columns) : count;
  return (
    <ul
      ref={list}
      aria-label={label}
      {...rest}
      className={cn(
        'grid grid-cols-[repeat(auto-fill,minmax(min(175px,calc(50%-4px)),1fr))] gap-x-2 gap-y-3.5 px-4',
        'tablet:grid-cols-[repeat(auto-fill,minmax(175px,1fr))] tablet:gap-x-3 tablet:gap-y-[18px] tablet:px-6 desktop:px-8',
        className,
      )}
    >
      {Children.map(children, (child, index) => (
        <li hidden={index >= shown} className="min-w-0">
          {child}
        </li>
      ))}
    </ul>
  );
}

/** Number of columns of the grid, updated while `isFollowed`; 1 before the first measurement. */
function useColumns(grid: RefObject<HTMLElement | null>, isFollowed: boolean): number {
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    const element = grid.current;
    if (!element || !isFollowed) return undefined;
    const watch = new ResizeObserver(() =>
      setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [grid, isFollowed]);
  return columns;
}
