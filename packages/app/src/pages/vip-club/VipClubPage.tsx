import { Suspense } from 'react';
import { VipClub } from '#app/features/vip-club/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';

// Both stand below what the page is about, and each brings much of another page along.
const VipOffers = lazyPart(async () => (await import('#app/features/bonuses/pages.ts')).VipOffers);
const StaticArticle = lazyPart(async () => (await import('#app/features/content/index.ts')).StaticArticle);

/** The VIP club (ROUTE-35), and below it the operator's own text about it. */
export function VipClubPage() {
  const t = useText();
  const isSignedIn = useSignedIn();
  return (
    <>
      <h1 className="px-4 pt-5 font-display text-title-lg text-balance wrap-anywhere tablet:px-6 desktop:px-8">
        {t('page.vipClub')}
      </h1>
      <VipClub
        offers={
          isSignedIn ? (
            <Suspense fallback={null}>
              <VipOffers title={t('vip.offers')} />
            </Suspense>
          ) : undefined
        }
      />
      <Suspense fallback={null}>
        <StaticArticle slug="vipclub" level={2} />
      </Suspense>
    </>
  );
}
