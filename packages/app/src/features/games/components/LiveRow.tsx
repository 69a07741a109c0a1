import { GameRail, GameRailSkeleton } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { gamesOptions } from '../queries.ts';
import { useScrollLabels, useTileProps } from './tile-props.ts';

const LIVE = 'live-casino';
const TABLES = 'table-games';
/** Tiles of each kind. */
const EACH = 6;

/** Live tables first, then RNG tables, in one row. */
export function LiveRow() {
  const t = useText();
  const locale = useLocale();
  const scrollLabels = useScrollLabels();
  const tile = useTileProps();
  const live = useInfiniteQuery(gamesOptions({ category: LIVE }, locale));
  const tables = useInfiniteQuery(gamesOptions({ category: TABLES }, locale));
  const livePages = useLastData(live, LIVE)?.pages;
  const tablePages = useLastData(tables, TABLES)?.pages;
  if (live.isPending || tables.isPending) {
    return (
      <SkeletonGroup label={t('games.loading')}>
        <GameRailSkeleton />
      </SkeletonGroup>
    );
  }
  const seen = new Set<number>();
  const entries = [
    { page: livePages?.[0], isLive: true },
    { page: tablePages?.[0], isLive: false },
  ].flatMap(({ page, isLive }) =>
    (page?.data ?? [])
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, EACH)
      .map((card) => ({ card, isLive, isAlternative: page?.extra_data.is_use_image_alternative ?? false })),
  );
  if (entries.length === 0) return null;
  return (
    <GameRail
      title={t('games.live')}
      more={{ href: href('gamesCategory', { category: LIVE }), label: t('games.all') }}
      scrollLabels={scrollLabels}
    >
      {entries.map(({ card, ...options }) => (
        <GameTile key={card.id} {...tile(card, options)} />
      ))}
    </GameRail>
  );
}
