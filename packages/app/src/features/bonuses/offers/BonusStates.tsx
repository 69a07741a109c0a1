import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { OfferCardSkeleton } from '@tulpar/ui/offer-card';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import type { ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed, type LoadFailedProps } from '#app/platform/loading/LoadFailed.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { SPINS } from '../texts.ts';
import { BackIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';

/** Skeletons of `count` small offers, below a large welcome offer if `hasWelcome` (BONUS-10). */
export function OffersLoading({ hasWelcome = false, count = 5 }: { hasWelcome?: boolean; count?: number }) {
  const t = useText();
  return (
    <SkeletonGroup
      label={t('bonuses.page.loading')}
      className="flex flex-col gap-3 px-4 pt-4 tablet:px-6 desktop:px-8"
    >
      {hasWelcome && <OfferCardSkeleton kind="welcome" />}
      {Array.from({ length: count }, (_, place) => (
        <OfferCardSkeleton key={place} kind="money" />
      ))}
    </SkeletonGroup>
  );
}

export function OffersFailed({ onRetry }: Pick<LoadFailedProps, 'onRetry'>) {
  return <LoadFailed titleId="bonuses.page.failed.title" onRetry={onRetry} className="py-14" />;
}

/** Empty state of the received bonuses and of their history (BONUS-09). */
export function NothingReceived() {
  const t = useText();
  return (
    <EmptyState
      art={SPINS}
      className="py-14"
      title={t('nothingFound')}
      text={t('bonuses.received.emptyText')}
      action={<ButtonLink href={href('bonuses')}>{t('promoCode.see')}</ButtonLink>}
    />
  );
}

export interface BonusSubpageProps {
  titleId: 'page.bonusesHistory' | 'page.bonusWagering';
  children: ReactNode;
}

/** Page opened from the received bonuses. Its content is rendered once the player is logged in. */
export function BonusSubpage({ titleId, children }: BonusSubpageProps) {
  const t = useText();
  const signedIn = useSignedIn();
  return (
    <>
      <div className="flex items-center gap-1 px-2 pt-3 tablet:px-4 desktop:px-6">
        <IconLink href={href('bonusesReceived')} label={t('page.bonusesReceived')} icon={<BackIcon />} />
        <h1 className="min-w-0 font-display text-title-lg wrap-anywhere">{t(titleId)}</h1>
      </div>
      {signedIn && children}
    </>
  );
}
