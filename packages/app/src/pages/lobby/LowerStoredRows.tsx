import { StoredGamesRow, openedGames } from '#app/features/games/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** The games opened last in this browser. There is no page for them. */
export function ContinueRow({ slugs }: { slugs: readonly string[] }) {
  const t = useText();
  return <StoredGamesRow title={t('catalogue.continue')} slugs={slugs} onUnknown={openedGames.forget} />;
}

/** The games marked with the heart, and the way to all of them. */
export function FavouritesRow({ slugs }: { slugs: readonly string[] }) {
  const t = useText();
  return (
    <StoredGamesRow
      title={t('catalogue.favourites')}
      slugs={slugs}
      more={href('games', {}, { search: { favourites: 1 } })}
    />
  );
}
