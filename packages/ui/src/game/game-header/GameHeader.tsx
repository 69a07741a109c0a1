import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { IconLink } from '../../navigation/icon-link/IconLink.tsx';
import { BackIcon } from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Logo } from '../../navigation/logo/Logo.tsx';

/** Props of `GameHeader`. */
export interface GameHeaderProps extends Omit<ComponentProps<'header'>, 'children' | 'title'> {
  /** Back arrow. */
  back: { href: string; label: string };
  logoHref: string;
  logoTitle: string;
  /** Name of the game, shown from 801 px instead of the logo, which is in the sidebar. */
  title?: string | undefined;
  /** Balance and bell, or "play for real money". */
  right: ReactNode;
}

/** Header of the game page: back arrow, logo, player's controls. Ledger HEAD-11…HEAD-13. */
export function GameHeader({ back, logoHref, logoTitle, title, right, className, ...rest }: GameHeaderProps) {
  return (
    <header
      {...rest}
      className={cn(
        '@container sticky top-0 z-30 border-b border-line bg-[color-mix(in_srgb,var(--canvas)_92%,transparent)] backdrop-blur-[14px]',
        className,
      )}
    >
      {/* With large text a narrow bar wraps to a second line, so that everything remains readable. */}
      <div className="flex h-15 items-center gap-2 pr-3 pl-1.5 @max-[16rem]:h-auto @max-[16rem]:flex-wrap @max-[16rem]:py-2 tablet:h-18 tablet:gap-4 tablet:pr-6 tablet:pl-4 desktop:pr-8">
        <IconLink {...back} icon={<BackIcon aria-hidden="true" />} />
        <Link href={logoHref} className="grid size-11 flex-none place-items-center rounded-sm tablet:hidden">
          <Logo variant="symbol" title={logoTitle} />
        </Link>
        {title !== undefined && (
          <span translate="no" className="hidden min-w-0 truncate text-title-sm tablet:block">
            {title}
          </span>
        )}
        <div className="ml-auto flex min-w-0 items-center justify-end gap-1 @max-[16rem]:flex-wrap">
          {right}
        </div>
      </div>
    </header>
  );
}
