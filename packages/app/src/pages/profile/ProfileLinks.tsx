import { CounterBadge } from '@tulpar/ui/badge';
import { GiftIcon, LevelIcon, TrophyIcon } from '@tulpar/ui/icon';
import type { ReactNode } from 'react';
import { bonusCountAtom } from '#app/features/bonuses/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Bonuses with their number, tournaments and the VIP club (PROF-05). */
export function ProfileLinks() {
  const t = useText();
  const count = useAtomValue(bonusCountAtom);
  return (
    // Each is as wide as its longest word at least, so that none breaks; what has no room moves to the next row.
    <nav aria-label={t('account.places')} className="mt-2 flex flex-wrap gap-2">
      <ProfileLink
        href={href('bonuses')}
        icon={<GiftIcon aria-hidden="true" />}
        badge={<CounterBadge count={count} label={t('bonuses.available', { count })} tone="bonus" />}
      >
        {t('nav.bonuses')}
      </ProfileLink>
      <ProfileLink href={href('tournaments')} icon={<TrophyIcon aria-hidden="true" />}>
        {t('nav.tournaments')}
      </ProfileLink>
      <ProfileLink href={href('vipClub')} icon={<LevelIcon aria-hidden="true" />}>
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
