import type { GameCard } from '@tulpar/api/contract';
import { GameRail, GameRailSkeleton } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { isByPopularity, mergeById, type GamesList } from '../catalogue.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { gamesOptions } from '../queries.ts';
import { useScrollLabels, useTileProps, type TileOptions } from './tile-props.ts';

export interface TileRailProps {
  title: string;
  /** URL of the complete list, if there is one. */
  more?: string | undefined;
  /** `top` numbers the tiles. */
  size?: 'rail' | 'top';
  count?: string | undefined;
  tiles: readonly (TileOptions & { card: GameCard; priority?: boolean })[];
}

/** Row of games; requests no data itself. */
export function TileRail({ title, more, size = 'rail', count, tiles }: TileRailProps) {
  const t = useText();
  const scrollLabels = useScrollLabels();
  const tile = useTileProps();
  return (
    <GameRail
      title={title}
      count={count}
      more={more === undefined ? undefined : { href: more, label: t('common.all') }}
      size={size}
      scrollLabels={scrollLabels}
    >
      {tiles.map(({ card, priority, ...options }, index) => (
        <GameTile
          key={card.id}
          {...tile(card, options)}
          rank={size === 'top' ? index + 1 : undefined}
          priority={priority}
        />
      ))}
    </GameRail>
  );
}

export function TileRailLoading({ size = 'rail' }: Pick<TileRailProps, 'size'>) {
  const t = useText();
  return (
    <SkeletonGroup label={t('games.loading')}>
      <GameRailSkeleton size={size} />
    </SkeletonGroup>
  );
}

export interface GamesRowProps {
  title: string;
  list: GamesList;
  /** URL of the complete list. */
  more: string;
  /** `top` numbers the tiles. */
  size?: 'rail' | 'top';
  isCounted?: boolean;
  /** Slug of a game to leave out, because the row is on its page. */
  except?: string;
  /** The row is on the first screen, so its covers load eagerly. */
  isFirst?: boolean;
}

/** Number of covers visible without scrolling in a row with `isFirst`, on phones and on wide screens. */
const IN_VIEW = { phone: 2, wide: 5 } as const;

/** Row with the first page of a list. Empty and failed lists render nothing. */
export function GamesRow({
  title,
  list,
  more,
  size = 'rail',
  isCounted = false,
  except,
  isFirst = false,
}: GamesRowProps) {
  const { number } = useFormats();
  const isSaved = useAtomValue(savedViewAtom);
  const inView = IN_VIEW[useMediaQuery(MOBILE) ? 'phone' : 'wide'];
  const query = useInfiniteQuery(gamesOptions(list, useLocale()));
  const data = useLastData(query, JSON.stringify(list));
  if (query.isPending) return isSaved ? null : <TileRailLoading size={size} />;
  const first = data?.pages[0];
  const cards = first ? mergeById([first]).filter(({ slug }) => slug !== except) : [];
  if (!first || cards.length === 0) return null;
  return (
    <TileRail
      title={title}
      more={more}
      size={size}
      count={isCounted ? number(first.pagination.items) : undefined}
      tiles={cards.map((card, index) => ({
        card,
        isAlternative: first.extra_data.is_use_image_alternative,
        isTop: size === 'top' || isByPopularity(list),
        priority: isFirst && index < inView,
      }))}
    />
  );
}
