import { Reviews } from '#app/features/reviews/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Reviews of players (ROUTE-33). */
export function Page() {
  const t = useText();
  return (
    <>
      <h1 className="px-4 pt-5 font-display text-title-lg text-balance wrap-anywhere tablet:px-6 desktop:px-8">
        {t('page.reviews')}
      </h1>
      <Reviews />
    </>
  );
}
