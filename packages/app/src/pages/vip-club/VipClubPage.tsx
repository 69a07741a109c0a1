import { VipOffers } from '#app/features/bonuses/pages.ts';
import { StaticArticle, StaticPageHead } from '#app/features/content/index.ts';
import { VipClub } from '#app/features/vip-club/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';

/** The VIP club (ROUTE-35) with the operator's text below. */
export function Page() {
  const t = useText();
  const isSignedIn = useSignedIn();
  return (
    <>
      <h1 className="px-4 pt-5 font-display text-title-lg text-balance wrap-anywhere tablet:px-6 desktop:px-8">
        {t('page.vipClub')}
      </h1>
      <VipClub offers={isSignedIn ? <VipOffers title={t('vip.offers')} /> : undefined} />
      <StaticArticle slug="vipclub" level={null} />
    </>
  );
}

export function Head() {
  return <StaticPageHead slug="vipclub" isPart />;
}
