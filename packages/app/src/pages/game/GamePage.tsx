import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { gameOptions } from '#app/features/games/play.ts';
import { useLocale } from '#app/platform/session/locale.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { matchRoute, useLocation } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { GamePlay } from './GamePlay.tsx';
import { GameProblem } from './GameProblem.tsx';
import { PlainTop } from './PlainTop.tsx';

/** Slug of the game in the URL; two games have their own pages (ROUTE-14). */
export function useSlug(): string {
  const match = matchRoute(useLocation().pathname);
  if (match?.id === 'fruitCocktail') return 'fruit-cocktail';
  return match?.id === 'resident' ? 'resident' : (match?.params['slug'] ?? '');
}

/** Page of a game: the game in its frame, for real money or as a demo, and its facts. */
export function GamePage() {
  const slug = useSlug();
  // Remount for another game, which needs its own mode and frame.
  return <Game key={slug} slug={slug} />;
}

function Game({ slug }: { slug: string }) {
  const t = useText();
  const signedIn = useSignedIn();
  const { data: game, error, isPending, refetch } = useQuery(gameOptions(slug, useLocale()));
  if (isPending) {
    return (
      <>
        <PlainTop />
        <SkeletonGroup label={t('games.page.loading')}>
          {signedIn && <Skeleton className="h-12 rounded-none tablet:hidden" />}
          <Skeleton className="aspect-[780/1216] w-full rounded-none tablet:mx-auto tablet:my-5 tablet:aspect-video tablet:w-[calc(100%-4rem)] tablet:rounded-xl" />
        </SkeletonGroup>
      </>
    );
  }
  if (!game) {
    return (
      <>
        <PlainTop />
        <GameProblem error={error} onRetry={refetch} />
      </>
    );
  }
  return <GamePlay game={game} />;
}
