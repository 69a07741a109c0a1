import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import {
  ExtraRows,
  ExtraRowsSkeleton,
  GamesGrid,
  GamesGridSkeleton,
  HOME_PAGE_SIZE,
  LiveRow,
  WhenNear,
} from '#app/features/games/index.ts';
import { useText } from '#app/platform/intl.tsx';
import { LowerStack, PopularHead } from './LowerStack.tsx';

/** What no first screen shows: live tables, wins, studios, popular games. */
export function LowerRows() {
  const t = useText();
  return (
    <LowerStack>
      <WhenNear placeholder={<GameRailSkeleton />}>
        <LiveRow />
      </WhenNear>
      <WhenNear placeholder={<ExtraRowsSkeleton />}>
        <ExtraRows />
      </WhenNear>
      <section>
        <PopularHead />
        <WhenNear placeholder={<GamesGridSkeleton count={HOME_PAGE_SIZE} />}>
          <GamesGrid list={{ limit: HOME_PAGE_SIZE }} label={t('games.popular')} autoPages={0} />
        </WhenNear>
      </section>
    </LowerStack>
  );
}
