import { GameRail } from '@tulpar/ui/game-rail';
import { GameTile } from '@tulpar/ui/game-tile';
import { useEffect } from 'react';
import { useTileProps } from '#app/features/games/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { useLastData } from '#app/platform/state/last-value.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href, useGo, useNavigation } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useBoardStream } from '../board.ts';
import { isGone, tournamentOptions } from '../queries.ts';
import { Board, OWN_PLACE } from './Board.tsx';
import { Conditions, OwnStanding, PointsRules, Prizes, Result, Section } from './Facts.tsx';
import { Failed, Missing, PageLoading } from './States.tsx';
import { SafeHtml } from '#app/platform/i18n/html.tsx';
import type { TournamentDetail } from '@tulpar/api/contract';
import { Countdown } from '@tulpar/ui/countdown';
import { BackIcon, CheckIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { OfferBackdrop, OfferEyebrow } from '@tulpar/ui/offer-card';
import { useDates, useTime } from '#app/platform/i18n/use-dates.ts';
import { useUnits } from '#app/platform/i18n/durations.ts';
import { now } from '#app/platform/network/clock.ts';
import { backdropOf, pictureOf, useTournamentTexts } from '../texts.ts';
import { EntryActions } from './EntryActions.tsx';

function Hero({ tournament, onTime }: { tournament: TournamentDetail; onTime: () => void }) {
  const t = useText();
  const { number } = useFormats();
  const texts = useTournamentTexts();
  const { title, is_joined: isJoined, players_count: players, status } = tournament;
  return (
    <OfferBackdrop
      backdrop={backdropOf(tournament)}
      image={pictureOf(tournament)}
      imageClassName="top-8 right-2 w-34 tablet:top-7 tablet:right-28 tablet:w-48"
      className="px-4 pt-3 pb-5 tablet:rounded-xl tablet:px-8 tablet:pt-6 tablet:pb-7"
    >
      <div className="flex flex-wrap items-center gap-2">
        <IconLink
          variant="art"
          href={href('tournaments')}
          label={t('tournaments.back')}
          icon={<BackIcon />}
        />
        <StatusPlate tournament={tournament} />
        <OfferEyebrow className="max-tablet:hidden">
          {t('tournaments.players', { count: number(players, 0) })}
        </OfferEyebrow>
        {isJoined && (status === 'active' || status === 'upcoming') && (
          <OfferEyebrow icon={<CheckIcon />}>{t('tournaments.joined')}</OfferEyebrow>
        )}
      </div>
      <h1 className="slant mt-3 max-w-[64%] font-display text-[2rem] leading-9 font-extrabold tracking-[-0.02em] wrap-anywhere tablet:text-[2.75rem] tablet:leading-12">
        {title}
      </h1>
      <p className="slant mt-1 max-w-[64%] font-display text-display-sm text-amber-bright">
        {texts.pool(tournament)}
      </p>
      <Time tournament={tournament} onTime={onTime} />
      <div className="mt-4 flex flex-wrap items-start gap-2 [&_p]:text-on-backdrop">
        <EntryActions tournament={tournament} />
      </div>
    </OfferBackdrop>
  );
}

function StatusPlate({ tournament: { status, results, ends_at } }: { tournament: TournamentDetail }) {
  const t = useText();
  const { date } = useDates();
  if (status === 'finished')
    return (
      <OfferEyebrow>
        {results === 'pending'
          ? t('tournaments.status.counting')
          : t('tournaments.status.finished', { date: date(ends_at, 'd MMMM') })}
      </OfferEyebrow>
    );
  return <OfferEyebrow>{t(`tournaments.status.${status}`)}</OfferEyebrow>;
}

function Time({ tournament, onTime }: { tournament: TournamentDetail; onTime: () => void }) {
  const t = useText();
  const { date } = useDates();
  const time = useTime();
  const units = useUnits();
  const { status, results, results_by: by, prizes_paid_at: paid } = tournament;
  if (status === 'active' || status === 'upcoming') {
    const isRunning = status === 'active';
    const label = t(isRunning ? 'tournaments.fact.left' : 'tournaments.fact.starts');
    return (
      <div className="mt-3">
        <p aria-hidden="true" className="mb-1 text-caption">
          {label}
        </p>
        <Countdown
          key={status}
          label={label}
          units={units}
          endsAt={Date.parse(isRunning ? tournament.ends_at : tournament.starts_at)}
          now={now}
          onComplete={onTime}
        />
      </div>
    );
  }
  const text =
    status === 'canceled'
      ? tournament.cancel_text
      : results === 'pending' && by
        ? t('tournaments.counting.text', { time: time(by) })
        : paid
          ? t('tournaments.paid.text', { date: date(paid, 'dd.MM.yyyy HH:mm') })
          : null;
  return text ? <p className="mt-3 max-w-120 text-body">{text}</p> : null;
}

/** One tournament before, while and after it runs (TOUR-05 to TOUR-13). */
export function TournamentView({ slug }: { slug: string }) {
  const t = useText();
  const go = useGo();
  const query = useQuery(tournamentOptions(slug, useLocale()));
  const { error, isPending, refetch } = query;
  const data = useLastData(query, slug);
  // Once the server has no such tournament, remove its data and stop its stream.
  const isMissing = isGone(error);
  useBoardStream(slug, !isMissing && data?.status === 'active');
  // The slug of a series of tournaments returns the current edition, whose own slug remains valid later.
  const edition = data?.slug ?? slug;
  // A slow response must not redirect a player who is navigating to another page.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (edition !== slug && !isLeaving) go(href('tournament', { slug: edition }), { replace: true });
  }, [edition, slug, isLeaving, go]);
  if (!data || isMissing)
    return isPending ? <PageLoading /> : isMissing ? <Missing /> : <Failed level={1} onRetry={refetch} />;
  const isOpen = data.status === 'active' || data.status === 'upcoming';
  return (
    <div className="pb-4 tablet:px-6 tablet:pt-5 desktop:px-8">
      {query.data === undefined && (
        <LoadFailedNotice
          titleId="common.notUpdated"
          onRetry={refetch}
          className="m-4 tablet:mx-0 tablet:mt-0"
        />
      )}
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

interface GamesPreviewProps {
  slug: string;
  count: number;
  cards: Parameters<ReturnType<typeof useTileProps>>[0][];
}

function GamesPreview({ slug, count, cards }: GamesPreviewProps) {
  const t = useText();
  const { number } = useFormats();
  const tile = useTileProps();
  return (
    <GameRail
      title={t('page.tournamentGames')}
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
