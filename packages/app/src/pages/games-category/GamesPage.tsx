import { GamesBrowser } from '#app/features/games/lists.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { matchRoute, useLocation } from '#app/platform/routing/router.tsx';

/** Lists of games: all of them, a category, a filter or a provider, and the games with a demo. */
export function GamesPage() {
  const t = useText();
  const match = matchRoute(useLocation().pathname);
  if (match?.id === 'demo') return <GamesBrowser filter="demo" title={t('games.demo.title')} />;
  return <GamesBrowser category={match?.params['category']} filter={match?.params['filter']} />;
}
