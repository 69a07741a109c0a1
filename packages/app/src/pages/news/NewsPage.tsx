import { NewsList } from '#app/features/news/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

/** News and promotions (ROUTE-37). */
export function Page() {
  const t = useText();
  return (
    <>
      <h1 className="px-4 pt-5 font-display text-title-lg text-balance wrap-anywhere tablet:px-6 desktop:px-8">
        {t('page.news')}
      </h1>
      <NewsList />
    </>
  );
}
