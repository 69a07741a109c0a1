import type { ComponentProps, ReactNode } from 'react';
import { CounterBadge } from '../../feedback/badge/Badge.tsx';
import { Button } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { IconLink } from '../icon-link/IconLink.tsx';
import { NotificationsIcon, SearchIcon } from '../../foundations/icon/index.ts';
import { Link } from '../link/Link.tsx';
import { Logo } from '../logo/Logo.tsx';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  logoHref: string;
  logoTitle: string;
  /** Pass `guest` or `player`; without either the right side is empty (session unknown). */
  guest?: { loginHref: string; loginLabel: string; registerHref: string; registerLabel: string } | undefined;
  player?:
    | {
        /** A `BalanceDropdown`. */
        balance: ReactNode;
        notifications?: { href: string; label: string; count: number; countLabel: string } | undefined;
        /** Replaces the link: opens the notifications over the page. */
        bell?: ReactNode;
        /** Account menu, shown from 801 px; phones have the profile in the bottom menu. */
        account?: ReactNode;
      }
    | undefined;
  /** `HeaderSearchLink`, or a button that opens the search over the page. Shown from 801 px. */
  search?: ReactNode;
  /** A strip above the bar, e.g. an app offer; scrolls with the page. */
  banner?: ReactNode;
}

/**
 * Main header, 60 px high; 72 px from 801 px, where the logo moves to the sidebar. On phones a player sees only the
 * symbol of the logo (HEAD-01…HEAD-08).
 */
export function Header({
  logoHref,
  logoTitle,
  guest,
  player,
  search,
  banner,
  className,
  ...rest
}: HeaderProps) {
  return (
    <>
      {banner}
      <header
        {...rest}
        className={cn(
          '@container sticky top-0 z-30 border-b border-line bg-[color-mix(in_srgb,var(--canvas)_92%,transparent)] backdrop-blur-[14px]',
          className,
        )}
      >
        {/* If large text does not fit a narrow bar, the bar wraps to a second line. */}
        <div className="flex h-15 items-center gap-2 pr-3 pl-4 @max-[16rem]:h-auto @max-[16rem]:flex-wrap @max-[16rem]:py-2 tablet:h-18 tablet:gap-4 tablet:px-6 desktop:px-8">
          <Link href={logoHref} className="flex h-11 min-w-11 items-center rounded-sm tablet:hidden">
            <Logo variant={player ? 'symbol' : 'full'} title={logoTitle} />
          </Link>
          {search && <div className="hidden w-105 min-w-0 tablet:block">{search}</div>}
          {/* Takes all free space, so that its left edge does not move when the balance loads or grows. */}
          <div className="flex min-w-0 flex-auto items-center justify-end gap-1 @max-[16rem]:flex-wrap tablet:shrink-0">
            {guest && <GuestActions {...guest} />}
            {player && <PlayerActions {...player} />}
          </div>
        </div>
      </header>
    </>
  );
}

/** A link to the search that looks like a search field. */
export function HeaderSearchLink({
  label,
  ...rest
}: { label: string } & Pick<ComponentProps<typeof Link>, 'href' | 'onClick' | 'ref'>) {
  return (
    <Link
      {...rest}
      className="flex h-11 items-center gap-2.5 rounded-md bg-surface-1 px-3.5 text-body text-ink-subtle inset-ring inset-ring-line hover:bg-surface-2"
    >
      <SearchIcon className="size-5 flex-none" />
      <span className="truncate">{label}</span>
    </Link>
  );
}

function GuestActions(props: NonNullable<HeaderProps['guest']>) {
  const fit = 'min-w-0 shrink! @max-[16rem]:shrink-0! max-[359px]:px-2.5! max-[359px]:text-[0.875rem]!';
  return (
    <span className="flex min-w-0 items-center gap-2 @max-[16rem]:flex-wrap">
      <Button asChild variant="outline" size="sm" className={fit}>
        <Link href={props.loginHref}>
          <span className="truncate">{props.loginLabel}</span>
        </Link>
      </Button>
      <Button asChild size="sm" className={fit}>
        <Link href={props.registerHref}>
          <span className="truncate">{props.registerLabel}</span>
        </Link>
      </Button>
    </span>
  );
}

function PlayerActions({ balance, notifications, bell, account }: NonNullable<HeaderProps['player']>) {
  return (
    <>
      {balance}
      {bell ?? (notifications && <HeaderBell {...notifications} />)}
      {account !== undefined && <div className="hidden tablet:block">{account}</div>}
    </>
  );
}

/** Bell with the number of unread notifications, as a link to them. */
export function HeaderBell({
  href,
  label,
  count,
  countLabel,
}: NonNullable<NonNullable<HeaderProps['player']>['notifications']>) {
  return (
    <IconLink
      href={href}
      label={count > 0 ? `${label}, ${countLabel}` : label}
      icon={<NotificationsIcon />}
      badge={
        <CounterBadge
          count={count}
          label={countLabel}
          className="absolute top-1 right-[3px] shadow-[0_0_0_2px_var(--canvas)]"
        />
      }
    />
  );
}
