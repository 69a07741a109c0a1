import { GameRail } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { useEffect } from 'react';
import { useTileProps } from '#app/features/games/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href, useGo, useNavigation } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useBoardStream } from '../board-stream.ts';
import { isGone, tournamentOptions } from '../queries.ts';
import { Board } from './Board.tsx';
import { Conditions, OwnStanding, PointsRules, Prizes, Result, Section } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import { OWN_PLACE } from './PinnedPlace.tsx';
import { Failed, Missing, PageLoading } from './States.tsx';
import { SafeHtml } from '#app/platform/i18n/html.tsx';

/** One tournament before, while and after it runs (TOUR-05 to TOUR-13). */
export function TournamentView({ slug }: { slug: string }) {
  const t = useText();
  const go = useGo();
  const { data, error, isPending, refetch } = useQuery(tournamentOptions(slug, useLocale()));
  // Once the server has no such tournament, remove its data and stop its stream.
  const isMissing = isGone(error);
  useBoardStream(slug, !isMissing && data?.status === 'active');
  // The slug of a series leads to the current edition, whose own URL remains valid after the next one starts.
  const edition = data?.slug ?? slug;
  // A slow response must not redirect a player who is navigating to another page.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (edition !== slug && !isLeaving) go(href('tournament', { slug: edition }), { replace: true });
  }, [edition, slug, isLeaving, go]);
  if (!data || isMissing)
    return (
      <>
        <h1 className="sr-only">{t('page.tournament')}</h1>
        {isPending ? <PageLoading /> : isMissing ? <Missing /> : <Failed onRetry={refetch} />}
      </>
    );
  const isOpen = data.status === 'active' || data.status === 'upcoming';
  return (
    <div className="pb-4 tablet:px-6 tablet:pt-5 desktop:px-8">
      <Hero tournament={data} onTime={() => void refetch()} />
      <div className="mt-6 grid grid-cols-1 gap-8 px-4 tablet:px-0 desktop:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] desktop:gap-6">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {data.status === 'active' && (
            <div id={OWN_PLACE}>
              <OwnStanding tournament={data} />
            </div>
          )}
          <Result tournament={data} />
          <Board tournament={data} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {isOpen && <Conditions tournament={data} />}
          <PointsRules tournament={data} />
          <Prizes tournament={data} />
          {data.rules_html !== null && (
            <Section title={t('tournaments.rules.full')}>
              <SafeHtml
                html={data.rules_html}
                className="text-body wrap-anywhere text-ink-muted [&_p]:mt-2 [&_p]:first:mt-0"
              />
            </Section>
          )}
        </div>
      </div>
      {isOpen && data.games_preview.length > 0 && (
        <GamesPreview slug={data.slug} count={data.games_count} cards={data.games_preview} />
      )}
    </div>
  );
}

function GamesPreview({
  slug,
  count,
  cards,
}: {
  slug: string;
  count: number;
  cards: Parameters<ReturnType<typeof useTileProps>>[0][];
}) {
  const t = useText();
  const { number } = useFormats();
  const tile = useTileProps();
  return (
    <GameRail
      title={t('tournaments.games')}
      more={{
        href: href('tournamentGames', { slug }),
        label: t('tournaments.allGames', { count: number(count, 0) }),
      }}
      className="mt-8 tablet:-mx-6 desktop:-mx-8"
    >
      {cards.map((card) => (
        <GameTile key={card.id} {...tile(card)} />
      ))}
    </GameRail>
  );
}
