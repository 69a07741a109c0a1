import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Props of `GamesProblem`. */
export interface GamesProblemProps {
  /** The server does not know the list: asking again would not help. */
  isMissing?: boolean;
  onRetry: () => unknown;
}

/** What stands where games should be when they did not come: why, and the way on. */
export function GamesProblem({ isMissing = false, onRetry }: GamesProblemProps) {
  const t = useText();
  if (isMissing) {
    return (
      <EmptyState
        art={art.search}
        title={t('games.notFound.title')}
        text={t('games.notFound.text')}
        action={
          <Button asChild variant="secondary">
            <Link href={href('games')}>{t('games.empty.action')}</Link>
          </Button>
        }
      />
    );
  }
  return <LoadFailed titleId="games.error.title" onRetry={onRetry} />;
}
