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
import { useScrollLabels, useTileProps } from './tile-props.ts';

export interface GamesRowProps {
  title: string;
  list: GamesList;
  /** URL of the complete list. */
  more: string;
  /** `top` numbers the tiles. */
  size?: 'rail' | 'top';
  /** Shows the number of games. */
  isCounted?: boolean;
  /** Slug of a game to leave out, on its own page. */
  except?: string;
  /** The row is on the first screen, so its covers load eagerly. */
  isFirst?: boolean;
}

/** Initially visible covers of a numbered row on a phone and on a wide page. */
const IN_VIEW = { phone: 2, wide: 5 } as const;

/** Lobby row with the first page of a list. Empty and failed lists render nothing. */
export function GamesRow({
  title,
  list,
  more,
  size = 'rail',
  isCounted = false,
  except,
  isFirst = false,
}: GamesRowProps) {
  const t = useText();
  const { number } = useFormats();
  const scrollLabels = useScrollLabels();
  const tile = useTileProps();
  const isSaved = useAtomValue(savedViewAtom);
  const inView = IN_VIEW[useMediaQuery(MOBILE) ? 'phone' : 'wide'];
  const query = useInfiniteQuery(gamesOptions(list, useLocale()));
  const data = useLastData(query, JSON.stringify(list));
  if (query.isPending) {
    if (isSaved) return null;
    return (
      <SkeletonGroup label={t('games.loading')}>
        <GameRailSkeleton size={size} />
      </SkeletonGroup>
    );
  }
  const first = data?.pages[0];
  const cards = first ? mergeById([first]).filter(({ slug }) => slug !== except) : [];
  if (!first || cards.length === 0) return null;
  const isAlternative = first.extra_data.is_use_image_alternative;
  return (
    <GameRail
      title={title}
      more={{ href: more, label: t('games.all') }}
      size={size}
      scrollLabels={scrollLabels}
      {...(isCounted ? { count: number(first.pagination.items) } : {})}
    >
      {cards.map((card, index) => (
        <GameTile
          key={card.id}
          {...tile(card, { isAlternative, isTop: size === 'top' || isByPopularity(list) })}
          {...(size === 'top' ? { rank: index + 1 } : {})}
          priority={isFirst && index < inView}
        />
      ))}
    </GameRail>
  );
}
