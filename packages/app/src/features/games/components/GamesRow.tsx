import { GameRail, GameRailSkeleton } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { isByPopularity, mergePages, type GamesList } from '../catalogue.ts';
import { useLocale } from '#app/platform/session/locale.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { gamesOptions } from '../queries.ts';
import { useScrollLabels, useTileProps } from './tile-props.ts';

/** Props of `GamesRow`. */
export interface GamesRowProps {
  title: string;
  list: GamesList;
  /** Address of the whole list. */
  more: string;
  /** `top` numbers the tiles. */
  size?: 'rail' | 'top';
  /** Says how many games the list has. */
  isCounted?: boolean;
  /** Slug of a game the row leaves out: the one whose page it is on. */
  except?: string;
  /** The row is on the first screen: its covers load now. */
  isFirst?: boolean;
}

/** Covers of a numbered row that a phone and a wide page show at first. */
const IN_VIEW = { phone: 2, wide: 5 } as const;

/** A row of the lobby: the first page of one list. An empty list and one that failed leave no gap. */
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
  const { data, isPending } = useInfiniteQuery(gamesOptions(list, useLocale()));
  if (isPending) {
    // Without a network it will not come.
    if (isSaved) return null;
    return (
      <SkeletonGroup label={t('games.loading')}>
        <GameRailSkeleton size={size} />
      </SkeletonGroup>
    );
  }
  const first = data?.pages[0];
  const cards = first ? mergePages([first]).filter(({ slug }) => slug !== except) : [];
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
