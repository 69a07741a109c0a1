import { GameGrid } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import type { GamesList } from '../catalogue.ts';
import { GamesPages } from './GamesPages.tsx';
import { useTileProps } from './tile-props.ts';

/** Props of `GamesGrid`. */
export interface GamesGridProps {
  list: GamesList;
  /** Name of the list for those who cannot see it. */
  label: string;
  /** Covers that load at once because they are on the first screen. */
  eager?: number;
  /** Pages that come by scrolling before the button is needed (UI-01). */
  autoPages?: number;
}

/** A short list of games in columns of 175 px (GAME-14): all of it is in the page. Long ones are a `CatalogueGrid`. */
export function GamesGrid({ list, label, eager = 0, autoPages = 3 }: GamesGridProps) {
  const tile = useTileProps();
  return (
    <GamesPages list={list} autoPages={autoPages}>
      {({ cards, isAlternative }) => (
        <GameGrid label={label}>
          {cards.map((card, index) => (
            <GameTile
              key={card.id}
              {...tile(card, { isAlternative, sizes: '(max-width: 800px) calc(50vw - 20px), 184px' })}
              priority={index < eager}
            />
          ))}
        </GameGrid>
      )}
    </GamesPages>
  );
}
