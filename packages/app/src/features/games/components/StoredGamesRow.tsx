import { GameRail, GameRailSkeleton } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useInfiniteQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { inOrderOf, unknownOf } from '../stored-slugs.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { storedGamesOptions } from '../opened-games.ts';
import { useScrollLabels, useTileProps } from './tile-props.ts';

export interface StoredGamesRowProps {
  title: string;
  /** In display order. */
  slugs: readonly string[];
  /** URL of the complete list, if there is one. */
  more?: string | undefined;
  /** Called with slugs unknown to the server. */
  onUnknown?: ((slugs: readonly string[]) => void) | undefined;
}

/** Lobby row with games stored in this browser. Games unknown to the server are left out. */
export function StoredGamesRow({ title, slugs, more, onUnknown }: StoredGamesRowProps) {
  const t = useText();
  const scrollLabels = useScrollLabels();
  const tile = useTileProps();
  const isSaved = useAtomValue(savedViewAtom);
  const query = useInfiniteQuery(storedGamesOptions(slugs, useLocale()));
  const first = useLastData(query, slugs.join())?.pages[0];
  const tell = useEffectEvent((answer: NonNullable<typeof first>) => {
    const unknown = unknownOf(slugs, answer.data, answer.pagination.items);
    if (unknown.length > 0) onUnknown?.(unknown);
  });
  useEffect(() => {
    if (first) tell(first);
  }, [first]);
  if (query.isPending) {
    if (isSaved) return null;
    return (
      <SkeletonGroup label={t('games.loading')}>
        <GameRailSkeleton />
      </SkeletonGroup>
    );
  }
  const cards = inOrderOf(slugs, first?.data ?? []);
  if (!first || cards.length === 0) return null;
  const isAlternative = first.extra_data.is_use_image_alternative;
  return (
    <GameRail
      title={title}
      more={more === undefined ? undefined : { href: more, label: t('games.all') }}
      scrollLabels={scrollLabels}
    >
      {cards.map((card) => (
        <GameTile key={card.id} {...tile(card, { isAlternative })} />
      ))}
    </GameRail>
  );
}
