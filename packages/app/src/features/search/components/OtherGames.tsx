import type { GameTitle } from '@tulpar/api/contract';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { useEffect, useId } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { titles } from '../queries.ts';
import { useSuggestions } from '../suggestions.ts';

/** Props of `OtherGames`. */
export interface OtherGamesProps {
  words: string;
  onGame: (game: GameTitle) => void;
}

/** Games that may have been meant, where the server found none or gave no answer: typed by ear, on another keyboard. */
export function OtherGames({ words, onGame }: OtherGamesProps) {
  const t = useText();
  const headId = useId();
  const games = useSuggestions(words);
  useEffect(() => void titles.load(), []);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="px-4 pb-6 text-center tablet:px-6 desktop:px-8">
      <h3 id={headId} className="text-body-strong text-ink">
        {t('search.maybe')}
      </h3>
      <ul className="mx-auto mt-3 flex max-w-160 flex-wrap justify-center gap-2">
        {games.map((game) => (
          // The press is that of the link within.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li key={game.id} className="max-w-full" onClick={() => onGame(game)}>
            <FilterChip href={href('game', { slug: game.slug })} label={game.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
