import { TournamentsList } from '#app/features/tournaments/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

export function Page() {
  const t = useText();
  return (
    <>
      <h1 className="px-4 pt-5 font-display text-title-lg text-balance wrap-anywhere tablet:px-6 desktop:px-8">
        {t('page.tournaments')}
      </h1>
      <TournamentsList />
    </>
  );
}
