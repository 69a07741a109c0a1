import { CounterBadge } from '@tulpar/ui/badge';
import { GiftIcon, LevelIcon, TrophyIcon, ChevronRightIcon } from '@tulpar/ui/icon';
import type { ReactNode, MouseEvent } from 'react';
import { bonusCountAtom } from '#app/features/bonuses/index.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Bonuses with their number, tournaments and the VIP club (PROF-05); during a restriction only the last (SAFE-10). */
export function ProfileLinks() {
  const t = useText();
  const count = useAtomValue(bonusCountAtom);
  const isRestricted = useIsRestricted();
  return (
    // Each link is at least as wide as its longest word, so that no word breaks; a link without room moves to
    // the next row.
    <nav aria-label={t('account.places')} className="mt-2 flex flex-wrap gap-2">
      {!isRestricted && (
        <>
          <ProfileLink
            href={href('bonuses')}
            icon={<GiftIcon />}
            badge={<CounterBadge count={count} label={t('bonuses.available', { count })} tone="bonus" />}
          >
            {t('page.bonuses')}
          </ProfileLink>
          <ProfileLink href={href('tournaments')} icon={<TrophyIcon />}>
            {t('page.tournaments')}
          </ProfileLink>
        </>
      )}
      <ProfileLink href={href('vipClub')} icon={<LevelIcon />}>
        {t('page.vipClub')}
      </ProfileLink>
    </nav>
  );
}

interface ProfileLinkProps {
  href: string;
  icon: ReactNode;
  badge?: ReactNode;
  children: string;
}

function ProfileLink({ href: address, icon, badge, children }: ProfileLinkProps) {
  return (
    <Link
      href={address}
      className="flex max-w-full flex-[1_0_5.5rem] flex-col justify-between gap-4 rounded-lg bg-surface-1 p-3 text-body-strong break-words shadow-card hover:bg-surface-2 [&_svg]:size-6"
    >
      <span className="flex items-start justify-between">
        {icon}
        {badge}
      </span>
      {children}
    </Link>
  );
}

/** Icon of a row on its background. */
export function Well({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-md bg-surface-2 text-ink-muted">
      {children}
    </span>
  );
}

/** `onClick` runs before navigation; `badge` is at the end of the row. */
interface HubRowProps {
  icon: ReactNode;
  href: string;
  onClick?: (event: MouseEvent) => void;
  badge?: ReactNode;
  children: ReactNode;
}

export function HubRow({ icon, href: address, onClick, badge, children }: HubRowProps) {
  return (
    <Link
      href={address}
      {...(onClick ? { onClick } : {})}
      className="flex min-h-14 items-center gap-3 px-4 text-body-strong -outline-offset-2 hover:bg-surface-2"
    >
      <Well>{icon}</Well>
      <span className="flex-1">{children}</span>
      {badge}
      <ChevronRightIcon className="size-5 text-ink-muted" />
    </Link>
  );
}
