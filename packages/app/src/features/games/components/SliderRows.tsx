import { GameRail } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import type { ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { parseSafeUrl } from '#app/platform/routing/router.tsx';
import { gameSliderOptions } from '../lobby-queries.ts';
import { extraStack } from './ExtraRowsSkeleton.tsx';
import { useScrollLabels, useTileProps } from './tile-props.ts';

/** Rows curated by the operator, in the server's order (CALL-07). Empty and failed ones render nothing. */
export function SliderRows({ placeholder }: { placeholder: ReactNode }) {
  const t = useText();
  const scrollLabels = useScrollLabels();
  const tile = useTileProps();
  const { data, isPending } = useQuery(gameSliderOptions);
  if (isPending) return placeholder;
  // Render nothing at all, so that no gap remains before the next row.
  if (!data || data.length === 0) return null;
  return (
    <div className={extraStack}>
      {data.map(({ slug, title, link, games }) => (
        <GameRail
          key={slug}
          title={title}
          more={link !== null && parseSafeUrl(link) ? { href: link, label: t('games.all') } : undefined}
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
