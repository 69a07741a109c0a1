import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useRef, useState } from 'react';
import { BALANCE_KEY } from '#app/features/cash-box/index.ts';
import {
  GameBar,
  GameFacts,
  gameOptions,
  GamesRow,
  GameStage,
  modeOf,
  usePlace,
  WagerNote,
  WhenNear,
  type PlayMode,
} from '#app/features/games/play.ts';
import { useText } from '#app/platform/intl.tsx';
import { PageTitle } from '#app/platform/page-title.tsx';
import { useQuery, useQueryClient } from '#app/platform/query.ts';
import { href, placeOf, useLocation, useSearch } from '#app/platform/router.tsx';
import { useSignedIn } from '#app/platform/scope.tsx';
import { GameProblem } from './GameProblem.tsx';
import { GameTop } from './GameTop.tsx';
import { GuestPrompt } from './GuestPrompt.tsx';
import { ShortOfMoney } from './ShortOfMoney.tsx';

/** Slug of the game an address names; two games have pages of their own (ROUTE). */
function useSlug(): string {
  const place = placeOf(useLocation().pathname);
  if (place?.id === 'fruitCocktail') return 'fruit-cocktail';
  return place?.id === 'resident' ? 'resident' : (place?.params['slug'] ?? '');
}

/** Page of a game: the game in its frame, for money or as a demo, and what is known about it. */
export function GamePage() {
  const slug = useSlug();
  // Another game starts from nothing: its mode and its frame are its own.
  return <Game key={slug} slug={slug} />;
}

function Game({ slug }: { slug: string }) {
  const t = useText();
  const signedIn = useSignedIn();
  const [search] = useSearch();
  const queries = useQueryClient();
  const stage = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<PlayMode | null>(search.get('mode') === 'demo' ? 'demo' : null);
  const [isShort, setShort] = useState(false);
  const { data: game, error, isPending, refetch } = useQuery(gameOptions(slug, usePlace()));
  const mode = game ? modeOf({ signedIn, wanted, game }) : null;
  const change = (next: PlayMode) => {
    setShort(false);
    setWanted(next);
  };
  const top = <GameTop name={game?.name} mode={mode} isPlayer={signedIn} onReal={() => change('real')} />;

  if (isPending) {
    return (
      <>
        {top}
        <SkeletonGroup label={t('games.page.loading')}>
          <Skeleton className="aspect-[780/1216] w-full rounded-none tablet:mx-auto tablet:my-5 tablet:aspect-video tablet:w-[calc(100%-4rem)] tablet:rounded-xl" />
        </SkeletonGroup>
      </>
    );
  }
  if (!game) {
    return (
      <>
        {top}
        <GameProblem error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  const category = game.categories[0];
  return (
    <>
      <PageTitle description={game.description}>{game.name}</PageTitle>
      {top}
      <div className="pb-8 tablet:pt-5">
        <div className="tablet:mx-6 tablet:overflow-hidden tablet:rounded-xl tablet:bg-surface-1 tablet:shadow-card desktop:mx-8">
          <div ref={stage} className="bg-onyx-abyss">
            {mode ? (
              <GameStage
                key={mode}
                game={game}
                mode={mode}
                onMessage={(message) => {
                  if (message === 'funds') setShort(mode === 'real');
                  if (message !== 'round' || mode !== 'real') return;
                  setShort(false);
                  void queries.invalidateQueries({ queryKey: BALANCE_KEY });
                  void queries.invalidateQueries({ queryKey: ['offers'] });
                }}
              />
            ) : (
              <GameProblem
                reason={
                  game.is_available
                    ? t('games.page.noDemo')
                    : (game.unavailable_reason ?? t('games.unavailable'))
                }
              />
            )}
          </div>
          <GameBar
            game={game}
            mode={mode ?? 'demo'}
            onMode={signedIn && game.is_demo && mode ? change : null}
            onFullScreen={
              mode && document.fullscreenEnabled
                ? () => void stage.current?.requestFullscreen().catch(() => undefined)
                : null
            }
          />
        </div>
        {isShort && <ShortOfMoney />}
        {signedIn && mode === 'real' && <WagerNote game={game} />}
        {!signedIn && game.is_available && <GuestPrompt isDemo={game.is_demo} />}
        <div className="mt-6 flex flex-col gap-6">
          <GameFacts game={game} />
          {category && (
            <WhenNear placeholder={<GameRailSkeleton />}>
              <GamesRow
                title={t('games.page.similar')}
                list={{ category: category.slug }}
                except={game.slug}
                more={href('gamesCategory', { category: category.slug })}
              />
            </WhenNear>
          )}
        </div>
      </div>
    </>
  );
}
