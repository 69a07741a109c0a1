import { EmptyState } from '@tulpar/ui/empty-state';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { OtherGames, type OtherGamesProps } from './OtherGames.tsx';

/** A search without a find: what to try, and the games that may have been meant. */
export function NothingFound({ words, onGame }: OtherGamesProps) {
  const t = useText();
  return (
    <>
      <div role="status">
        <EmptyState
          art={art.search}
          title={t('search.nothing.title')}
          text={<span className="wrap-anywhere">{t('search.nothing.text', { query: words })}</span>}
        />
      </div>
      <OtherGames words={words} onGame={onGame} />
    </>
  );
}
