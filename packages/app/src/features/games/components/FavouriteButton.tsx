import { TileButton } from '@tulpar/ui/game-tile';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useFavourite } from '../favourites.ts';

/** The heart of a tile. Its name never changes, its state says whether the game is kept. */
export function FavouriteButton({ slug, name }: { slug: string; name: string }) {
  const t = useText();
  const [isKept, toggle] = useFavourite(slug);
  return (
    <TileButton
      kind="favourite"
      label={t('catalogue.favourites.add', { name })}
      pressed={isKept}
      onClick={toggle}
    />
  );
}
