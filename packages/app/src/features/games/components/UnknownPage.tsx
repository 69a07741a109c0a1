import { NotFound } from '@tulpar/ui/screens';
import { art } from '#app/art/objects.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { GamesRow } from './GamesRow.tsx';

/** Content of a page that does not exist (ROUTE-46): links to the lobby and, without a restriction, to games. */
export function UnknownPage() {
  const t = useText();
  const isRestricted = useIsRestricted();
  return (
    <div className="pb-8">
      <NotFound
        className="min-h-0 pt-8 pb-6 tablet:pt-14"
        art={art.horseshoe}
        title={t('notFound.title')}
        text={t('notFound.text')}
        home={{ label: t('goToMainPage'), href: href('lobby') }}
        {...(!isRestricted && { search: { label: t('nav.search'), href: href('gamesSearch') } })}
      />
      {!isRestricted && <GamesRow title={t('games.popular')} list={{}} more={href('games')} />}
    </div>
  );
}
