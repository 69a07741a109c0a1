import { GameGrid } from '@tulpar/ui/game-rail';
import { GameTileSkeleton } from '@tulpar/ui/game-tile';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';

export function GamesGridSkeleton({ count }: { count: number }) {
  const t = useText();
  return (
    <SkeletonGroup label={t('games.loading')}>
      <GameGrid label={t('games.loading')} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </GameGrid>
    </SkeletonGroup>
  );
}
