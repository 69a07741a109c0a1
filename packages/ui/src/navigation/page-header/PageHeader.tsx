import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { IconLink } from '../icon-link/IconLink.tsx';
import { BackIcon, CloseIcon } from '../../foundations/icon/index.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'children' | 'title'> {
  title: string;
  /** `isClose`: the page was opened over another one, so the link back is a cross. */
  back: { href: string; label: string; isClose?: boolean | undefined };
  /** Content on the right, such as the balance. */
  right?: ReactNode;
}

/** The 56 px bar of pages without the main header; its title is the page's `h1`. */
export function PageHeader({ title, back, right, className, ...rest }: PageHeaderProps) {
  const { isClose = false, ...link } = back;
  return (
    <header
      {...rest}
      className={cn(
        'sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-1 bg-[color-mix(in_srgb,var(--canvas)_92%,transparent)] px-2 backdrop-blur-[14px] tablet:px-4',
        className,
      )}
    >
      <IconLink {...link} icon={isClose ? <CloseIcon /> : <BackIcon />} />
      <h1 className="line-clamp-2 min-w-0 flex-1 basis-16 font-display wrap-anywhere max-[239px]:max-w-[calc(100%-3rem)] max-[239px]:basis-auto text-[1.125rem] leading-6 font-bold tracking-[-.01em]">
        {title}
      </h1>
      {right !== undefined && <div className="ml-auto flex shrink-0 items-center gap-1 px-2">{right}</div>}
    </header>
  );
}
