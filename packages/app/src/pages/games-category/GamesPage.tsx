import { GamesBrowser } from '#app/features/games/lists.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { matchRoute, useLocation } from '#app/platform/routing/router.tsx';

/** Games lists: all games, a category, a filter, a provider, and games with a demo. */
export function GamesPage() {
  const t = useText();
  const match = matchRoute(useLocation().pathname);
  if (match?.id === 'demo') return <GamesBrowser filter="demo" title={t('games.demo.title')} />;
  return <GamesBrowser category={match?.params['category']} filter={match?.params['filter']} />;
}
