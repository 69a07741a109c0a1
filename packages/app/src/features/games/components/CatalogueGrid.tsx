import type { GameCard } from '@tulpar/api/contract';
import { GameTile, TileButton, type GameTileProps } from '@tulpar/ui/game-tile';
import { VirtualGrid } from '@tulpar/ui/virtual-grid';
import { useState, type ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { isByPopularity, type GamesList } from '../catalogue.ts';
import { GamesPages } from './GamesPages.tsx';
import { useTileProps } from './tile-props.ts';
import { useStoredFocus, useScrollPosition } from './use-list-position.ts';
import { useFavourite } from '../atoms.ts';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { FavouriteIcon } from '@tulpar/ui/icon';
import { href } from '#app/platform/routing/router.tsx';
import { FactRows } from './GameFacts.tsx';

function GamePreview({ game, onClose }: { game: GameCard; onClose: () => void }) {
  const t = useText();
  const [isFavourite, toggle] = useFavourite(game.slug);
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={game.name}
      closeLabel={t('catalogue.about.close')}
      footer={
        <>
          {game.is_available && (
            <ButtonLink href={href('game', { slug: game.slug })} block needsNetwork>
              {t('games.play')}
            </ButtonLink>
          )}
          <Button
            variant="secondary"
            block
            icon={<FavouriteIcon className={isFavourite ? 'fill-current' : ''} />}
            onClick={toggle}
          >
            {t(isFavourite ? 'catalogue.favourites.added' : 'catalogue.favourites.keep')}
          </Button>
        </>
      }
    >
      {!game.is_available && (
        <p className="px-4 pb-2 text-body text-ink-muted">
          {game.unavailable_reason ?? t('games.unavailable')}
        </p>
      )}
      <FactRows game={game} className="px-4" />
      <p className="px-4 pt-2 text-caption text-ink-subtle">{t('catalogue.about.rtpNote')}</p>
    </BottomSheet>
  );
}

/** Pages loaded by scrolling before a button is required (UI-01): a hundred games. */
const AUTO_PAGES = 10;
/** The next page is requested this far before the end, px, so that it arrives during a fling. */
const AHEAD = 800;

export interface CatalogueGridProps {
  list: GamesList;
  label: string;
  /** Number of covers loaded eagerly because they are on the first screen. */
  eager: number;
  empty?: ReactNode;
}

/** Virtualized grid of games with favourites and details; Back restores its scroll position and focus. */
export function CatalogueGrid({ list, label, eager, empty }: CatalogueGridProps) {
  const tile = useTileProps();
  const position = useScrollPosition(list);
  const storedFocus = useStoredFocus(JSON.stringify(list));
  const [about, setAbout] = useState<GameCard | null>(null);
  return (
    <>
      <GamesPages
        list={list}
        autoPages={AUTO_PAGES}
        distance={AHEAD}
        empty={empty}
        isHeld={position.isRefilling}
      >
        {({ cards, isAlternative, total }) => (
          <VirtualGrid
            label={label}
            items={cards}
            total={total}
            getKey={(card) => String(card.id)}
            initialOffset={position.offset}
            onOffsetChange={position.keep}
            initialCard={storedFocus.card}
            onCardChange={storedFocus.keep}
            // A click can open a game before the last scroll offset has been stored.
            onClickCapture={() => position.keep(window.scrollY)}
            renderItem={(card, index, width) => (
              <CatalogueTile
                {...tile(card, {
                  isAlternative,
                  isTop: isByPopularity(list),
                  sizes: `${Math.round(width)}px`,
                })}
                slug={card.slug}
                priority={index < eager}
                onAbout={() => setAbout(card)}
              />
            )}
          />
        )}
      </GamesPages>
      {about && <GamePreview game={about} onClose={() => setAbout(null)} />}
    </>
  );
}

function CatalogueTile({ slug, onAbout, ...tile }: GameTileProps & { slug: string; onAbout: () => void }) {
  const t = useText();
  const [isFavourite, toggle] = useFavourite(slug);
  return (
    <GameTile
      {...tile}
      isFavourite={isFavourite}
      actions={
        <>
          <TileButton
            kind="about"
            label={t('catalogue.about', { name: tile.name })}
            aria-haspopup="dialog"
            onClick={onAbout}
          />
          <TileButton
            kind="favourite"
            label={t('catalogue.favourites.add', { name: tile.name })}
            pressed={isFavourite}
            onClick={toggle}
          />
        </>
      }
    />
  );
}
