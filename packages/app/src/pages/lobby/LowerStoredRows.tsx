import { StoredGamesRow, openedGames, storedGames, storedGamesOptions } from '#app/features/games/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import type { Locale } from '#app/platform/session/visitor.ts';
import { href } from '#app/platform/routing/router.tsx';

/** Queries of the rows of opened and favourite games, for preloading. */
export const rememberedOptions = (locale: Locale) => {
  const { opened, favourites } = storedGames();
  return [opened, favourites]
    .filter((slugs) => slugs.length > 0)
    .map((slugs) => storedGamesOptions(slugs, locale));
};

export function ContinueRow({ slugs }: { slugs: readonly string[] }) {
  const t = useText();
  return <StoredGamesRow title={t('catalogue.continue')} slugs={slugs} onUnknown={openedGames.forget} />;
}

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
