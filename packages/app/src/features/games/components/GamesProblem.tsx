import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { GamesRow } from './GamesRow.tsx';

export interface GamesProblemProps {
  /** The server does not know the list, so a retry would not help. */
  isMissing?: boolean;
  onRetry: () => unknown;
}

/** Error of a games list with a retry, or with popular games if there is no such list. */
export function GamesProblem({ isMissing = false, onRetry }: GamesProblemProps) {
  const t = useText();
  if (isMissing) {
    return (
      <>
        <EmptyState
          art={art.search}
          title={t('games.notFound.title')}
          text={t('games.notFound.text')}
          action={<ToGames />}
        />
        <GamesRow title={t('games.popular')} list={{}} more={href('games')} />
      </>
    );
  }
  return <LoadFailed titleId="games.error.title" onRetry={onRetry} />;
}

export function ToGames() {
  const t = useText();
  return (
    <ButtonLink href={href('games')} variant="secondary">
      {t('games.empty.action')}
    </ButtonLink>
  );
}
