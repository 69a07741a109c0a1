import { Children, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/index.ts';

/** Props of `GameGrid`: accessible name of the list and its tiles. */
export interface GameGridProps extends ComponentProps<'ul'> {
  label: string;
  children: ReactNode;
}

/** Tiles in columns of about 175 px, at least two, including the page gutter. */
export function GameGrid({ label, children, className, ...rest }: GameGridProps) {
  return (
    <ul
      aria-label={label}
      {...rest}
      className={cn(
        'grid grid-cols-[repeat(auto-fill,minmax(min(175px,calc(50%-4px)),1fr))] gap-x-2 gap-y-3.5 px-4',
        'tablet:grid-cols-[repeat(auto-fill,minmax(175px,1fr))] tablet:gap-x-3 tablet:gap-y-[18px] tablet:px-6 desktop:px-8',
        className,
      )}
    >
      {Children.map(children, (child) => (
        <li className="min-w-0">{child}</li>
      ))}
    </ul>
  );
}
