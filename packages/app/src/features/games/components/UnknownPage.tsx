import { NotFound } from '@tulpar/ui/screens';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { GamesRow } from './GamesRow.tsx';

/** Content of a page that does not exist (ROUTE-46), with links to the lobby, the search and popular games. */
export function UnknownPage() {
  const t = useText();
  return (
    <div className="pb-8">
      <NotFound
        className="min-h-0 pt-8 pb-6 tablet:pt-14"
        art={art.horseshoe}
        title={t('notFound.title')}
        text={t('notFound.text')}
        home={{ label: t('goToMainPage'), href: href('lobby') }}
        search={{ label: t('nav.search'), href: href('gamesSearch') }}
      />
      <GamesRow title={t('games.popular')} list={{}} more={href('games')} />
    </div>
  );
}
