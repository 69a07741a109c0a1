import { GameRail } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import type { ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { judgeUrl } from '#app/platform/routing/router.tsx';
import { gameSliderOptions } from '../lobby-queries.ts';
import { extraStack } from './ExtraRowsSkeleton.tsx';
import { useScrollLabels, useTileProps } from './tile-props.ts';

/** Rows the operator put together, in the server's order (CALL-07). None, or a failure, leaves no gap. `placeholder`: their box until they come. */
export function SliderRows({ placeholder }: { placeholder: ReactNode }) {
  const t = useText();
  const scrollLabels = useScrollLabels();
  const tile = useTileProps();
  const { data, isPending } = useQuery(gameSliderOptions);
  if (isPending) return placeholder;
  // Nothing at all takes no distance to the next row either.
  if (!data || data.length === 0) return null;
  return (
    <div className={extraStack}>
      {data.map(({ slug, title, link, games }) => (
        <GameRail
          key={slug}
          title={title}
          more={link !== null && judgeUrl(link) ? { href: link, label: t('games.all') } : undefined}
          scrollLabels={scrollLabels}
        >
          {games.map((card) => (
            <GameTile key={card.id} {...tile(card)} />
          ))}
        </GameRail>
      ))}
    </div>
  );
}
