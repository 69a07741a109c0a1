import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { art } from '#app/art/objects.ts';
import { GamesRow, ToGames } from '#app/features/games/index.ts';
import { isMissing } from '#app/platform/network/api.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed, type LoadFailedProps } from '#app/platform/loading/LoadFailed.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { Notice } from '@tulpar/ui/notice';

const box = 'grid min-h-80 place-content-center bg-surface-1';

export interface GameProblemProps extends Pick<LoadFailedProps, 'onRetry'> {
  error: unknown;
}

/** Error state of a game that was not found or did not load. */
export function GameProblem({ error, onRetry }: GameProblemProps) {
  const t = useText();
  return isMissing(error) ? (
    <div className="pb-8">
      <EmptyState
        art={art.search}
        className={`${box} mb-6`}
        title={t('games.page.notFound.title')}
        text={t('games.page.notFound.text')}
        action={<ToGames />}
      />
      <GamesRow title={t('games.popular')} list={{}} more={href('games')} />
    </div>
  ) : (
    <LoadFailed titleId="games.page.error.title" onRetry={onRetry} className={box} />
  );
}

/** Shown instead of a game that is not available, or has no demo for a guest. */
export function GameRefused({ reason }: { reason: string }) {
  const t = useText();
  return (
    <EmptyState
      art={art.horseshoe}
      className={box}
      title={t('games.page.error.refused')}
      text={reason}
      action={<ToGames />}
    />
  );
}

/** Invites a guest to register; the form returns to this page. */
export function GuestPrompt({ isDemo }: { isDemo: boolean }) {
  const t = useText();
  return (
    <Notice
      className="mx-4 mt-4 tablet:mx-6 desktop:mx-8"
      title={isDemo ? t('games.guest.title') : t('games.page.playForMoney')}
      action={
        <ButtonLink href={href('register')} size="xs" variant="tonal">
          {t('page.register')}
        </ButtonLink>
      }
    >
      {isDemo ? t('games.guest.text') : t('games.page.noDemo')}
    </Notice>
  );
}
