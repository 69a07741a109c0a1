import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { gameAt, gameOptions } from '#app/features/games/pages.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useLocation } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { GamePlay } from './GamePlay.tsx';
import { GameProblem } from './GameProblem.tsx';
import { isMissing } from '#app/platform/network/api.ts';
import { PageHead } from '#app/platform/routing/page-head.tsx';
import { useState } from 'react';
import { useLastValue } from '#app/platform/state/last-value.ts';
import { GameTop } from './GameTop.tsx';
import { GameWindows, type OpenWindow } from './GameWindows.tsx';

/** Bar of the page while no game is loaded; balance and bell still open their windows. */
function PlainTop() {
  const signedIn = useSignedIn();
  const [shown, setShown] = useState<OpenWindow | null>(null);
  return (
    <>
      <GameTop
        name={undefined}
        mode={null}
        isPlayer={signedIn}
        onReal={() => undefined}
        onDeposit={(uid) => setShown({ kind: 'deposit', uid })}
        onInbox={() => setShown({ kind: 'inbox' })}
      />
      <GameWindows shown={shown} onShow={setShown} />
    </>
  );
}

const useSlug = (): string => gameAt(useLocation().pathname) ?? '';

export function Page() {
  const slug = useSlug();
  // Remount for another game, which needs its own mode and frame.
  return <Game key={slug} slug={slug} />;
}

function Game({ slug }: { slug: string }) {
  const t = useText();
  const signedIn = useSignedIn();
  const { data, error, isPending, refetch } = useQuery(gameOptions(slug, useLocale()));
  const game = useLastValue(data);
  if (isPending) {
    return (
      <>
        <PlainTop />
        <SkeletonGroup label={t('games.page.loading')}>
          {signedIn && <Skeleton className="h-12 rounded-none tablet:hidden" />}
          <Skeleton className="aspect-[780/1216] w-full rounded-none tablet:mx-auto tablet:my-5 tablet:aspect-video tablet:w-[calc(100%-4rem)] tablet:rounded-xl [@media(orientation:landscape)_and_(max-height:30rem)]:max-h-[calc(100dvh-4.5rem)]" />
        </SkeletonGroup>
      </>
    );
  }
  if (!game) {
    return (
      <>
        <PlainTop />
        <GameProblem error={error} onRetry={refetch} />
      </>
    );
  }
  return <GamePlay game={game} />;
}

export function Head() {
  const t = useText();
  const { data: game, error } = useQuery({ ...gameOptions(useSlug(), useLocale()), enabled: false });
  const usual = game && t('meta.game', { name: game.name, provider: game.provider.name });
  return (
    <PageHead
      title={game?.name}
      description={game?.description || usual}
      image={game?.image}
      isUnlisted={isMissing(error)}
    />
  );
}
