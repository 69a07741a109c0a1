import { PageHeader } from '@tulpar/ui/page-header';
import { Contacts, StaticPageHead } from '#app/features/content/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useBack } from '#app/platform/routing/router.tsx';

/** Contacts of the support; the page has its own header bar (ROUTE-32, LAYOUT-05). */
export function Page() {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('page.contacts')}
        back={{ ...useBack(), label: t('common.back') }}
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <Contacts />
    </>
  );
}

export function Head() {
  return <StaticPageHead slug="contacts" isPart />;
}
