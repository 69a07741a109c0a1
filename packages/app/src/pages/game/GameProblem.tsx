import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { art } from '#app/art/objects.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Props of `GameProblem`: a failed read with the way to repeat it, or a reason why there is nothing to play. */
export interface GameProblemProps {
  error?: unknown;
  onRetry?: () => void;
  reason?: string;
}

/** What stands where the game should be. */
export function GameProblem({ error, onRetry, reason }: GameProblemProps) {
  const t = useText();
  const games = (
    <Button asChild variant="secondary">
      <Link href={href('games')}>{t('games.empty.action')}</Link>
    </Button>
  );
  const box = 'grid min-h-80 place-content-center bg-surface-1';
  if (reason !== undefined)
    return (
      <EmptyState
        art={art.horseshoe}
        className={box}
        title={t('games.page.error.refused')}
        text={reason}
        action={games}
      />
    );
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 422);
  if (isMissing) {
    return (
      <EmptyState
        art={art.search}
        className={box}
        title={t('games.page.notFound.title')}
        text={t('games.page.notFound.text')}
        action={games}
      />
    );
  }
  return (
    <EmptyState
      art={art.horseshoe}
      className={box}
      title={t('games.page.error.title')}
      text={t('games.error.text')}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('games.page.retry')}
        </Button>
      }
    />
  );
}
