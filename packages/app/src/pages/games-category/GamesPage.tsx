import { GamesBrowser } from '#app/features/games/lists.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { placeOf, useLocation } from '#app/platform/routing/router.tsx';

/** Lists of games: all of them, a category, a filter or a provider, and the games with a demo. */
export function GamesPage() {
  const t = useText();
  const place = placeOf(useLocation().pathname);
  if (place?.id === 'demo') return <GamesBrowser filter="demo" title={t('games.demo.title')} />;
  return <GamesBrowser category={place?.params['category']} filter={place?.params['filter']} />;
}
