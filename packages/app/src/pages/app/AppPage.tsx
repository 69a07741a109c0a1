import { InstallGuide } from '#app/features/app-offer/index.ts';
import { StaticArticle, StaticPageHead } from '#app/features/content/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Download page of the app, for players and guests (ROUTE-34, ROUTE-36): installation, then the server's text. */
export function Page() {
  const t = useText();
  return (
    <div className="px-4 pb-8 tablet:px-6 desktop:px-8">
      <h1 className="pt-5 pb-4 font-display text-title-lg text-balance wrap-anywhere">
        {t('page.downloadApp')}
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <InstallGuide />
        <div className="rounded-xl bg-surface-1 shadow-card empty:hidden">
          <StaticArticle slug="download-app" level={2} />
        </div>
      </div>
    </div>
  );
}

export function Head() {
  return <StaticPageHead slug="download-app" isPart />;
}
