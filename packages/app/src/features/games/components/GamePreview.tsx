import type { GameCard } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { FavouriteIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useFavourite } from '../atoms.ts';
import { useFactRows } from './GameFacts.tsx';

export interface GamePreviewProps {
  game: GameCard;
  onClose: () => void;
}

/** Facts of a game before it is opened; unpublished ones are marked. */
export function GamePreview({ game, onClose }: GamePreviewProps) {
  const t = useText();
  const rows = useFactRows(game);
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
            <Button asChild block needsNetwork>
              <Link href={href('game', { slug: game.slug })}>{t('games.play')}</Link>
            </Button>
          )}
          <Button
            variant="secondary"
            block
            icon={<FavouriteIcon aria-hidden="true" className={isFavourite ? 'fill-current' : ''} />}
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
      <dl className="px-4">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-line py-2.5 not-first:border-t"
          >
            <dt className="max-w-full text-body wrap-anywhere text-ink-muted">{name}</dt>
            <dd className="ml-auto max-w-full text-right text-body-strong wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="px-4 pt-2 text-caption text-ink-subtle">{t('catalogue.about.rtpNote')}</p>
    </BottomSheet>
  );
}
