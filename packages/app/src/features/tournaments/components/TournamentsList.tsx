import type { Tournament } from '@tulpar/api/contract';
import { CounterBadge } from '@tulpar/ui/badge';
import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { TabLinks } from '@tulpar/ui/tabs';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { PagedList } from '#app/platform/loading/PagedList.tsx';
import { mergePages, useInfiniteQuery, useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { href, useSearch } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { byTab, tabOf, TABS, type Tab } from '../board.ts';
import { archiveOptions, tournamentsOptions, TOURNAMENT_KEYS } from '../queries.ts';
import { TROPHY, backdropOf, pictureOf, useTournamentTexts } from '../texts.ts';
import { Failed, GRID, ListLoading } from './States.tsx';
import { Countdown } from '@tulpar/ui/countdown';
import { TournamentCard, type TournamentFact } from '@tulpar/ui/tournament-card';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useUnits } from '#app/platform/i18n/durations.ts';
import { now } from '#app/platform/network/clock.ts';

const looks = {
  active: 'running',
  upcoming: 'upcoming',
  finished: 'finished',
  canceled: 'finished',
} as const;

/** One tournament in the list; before joining it shows how to enter, afterwards the player's place (TOUR-04). */
function ListCard({ tournament }: { tournament: Tournament }) {
  const t = useText();
  const { number } = useFormats();
  const texts = useTournamentTexts();
  const time = useTimeFact();
  const { slug, status, is_joined: joined, my } = tournament;
  const page = href('tournament', { slug });
  const place = my?.place ?? null;
  const isOpen = status === 'active' || status === 'upcoming';
  const eyebrow = () => {
    if (tournament.results === 'pending') return t('tournaments.status.counting');
    if (!isOpen && place !== null) return t('tournaments.ended.place', { place: number(place) });
    if (!joined) return status === 'canceled' ? t('tournaments.status.canceled') : texts.entry(tournament);
    return place === null ? t('tournaments.joined') : t('tournaments.joined.place', { place: number(place) });
  };
  const open = {
    label: t(isOpen ? 'tournaments.details' : 'tournaments.board'),
    href: page,
  };
  return (
    <TournamentCard
      status={looks[status]}
      title={tournament.title}
      {...(tournament.prize_pool
        ? { prize: texts.sum(tournament.prize_pool) }
        : { text: tournament.short_text ?? undefined })}
      eyebrow={eyebrow()}
      joined={joined && isOpen}
      backdrop={backdropOf(tournament)}
      image={pictureOf(tournament)}
      facts={[
        time(tournament),
        { label: t('tournaments.fact.places'), value: number(tournament.prize_places, 0) },
        ...(tournament.players_count > 0
          ? [{ label: t('tournaments.fact.players'), value: number(tournament.players_count, 0) }]
          : []),
      ]}
      action={
        status === 'active' && (joined || tournament.entry === 'auto')
          ? { label: t('games.play'), href: href('tournamentGames', { slug }) }
          : open
      }
      details={status === 'active' && (joined || tournament.entry === 'auto') ? open : undefined}
    />
  );
}

/** Countdown to the start or end, after which the tournaments are refetched; a past end as a date. */
function useTimeFact(): (one: Tournament) => TournamentFact {
  const t = useText();
  const { date } = useDates();
  const units = useUnits();
  const queries = useQueryClient();
  return ({ status, starts_at, ends_at }) => {
    if (status === 'finished' || status === 'canceled')
      return {
        label: t(status === 'canceled' ? 'tournaments.status.canceled' : 'tournaments.fact.ended'),
        value: date(ends_at, 'd MMMM'),
      };
    const label = t(status === 'active' ? 'tournaments.fact.left' : 'tournaments.fact.starts');
    return {
      label,
      value: (
        <Countdown
          look="line"
          on="surface"
          label={label}
          units={units}
          endsAt={Date.parse(status === 'active' ? ends_at : starts_at)}
          now={now}
          onComplete={() => {
            for (const key of TOURNAMENT_KEYS) void queries.invalidateQueries(key);
          }}
        />
      ),
    };
  };
}

/** All tournaments in tabs with counts (TOUR-04). */
export function TournamentsList() {
  const t = useText();
  const [search] = useSearch();
  const signedIn = useSignedIn();
  const chosen = tabOf(search.get('tab'));
  // A guest has no tournaments of their own.
  const tab = chosen === 'mine' && !signedIn ? 'active' : chosen;
  const { data, isPending, refetch } = useQuery(tournamentsOptions(useLocale()));
  const groups = byTab(data ?? []);
  const tabs = TABS.filter((one) => one !== 'mine' || signedIn);
  return (
    <>
      <TabLinks
        variant="segmented"
        label={t('tournaments.tabs')}
        className="mx-4 mt-4 mb-5 tablet:mx-6 desktop:mx-8 desktop:max-w-180"
        items={tabs.map((one) => ({
          href: href('tournaments', {}, one === 'active' ? {} : { search: { tab: one } }),
          label: t(`tournaments.tab.${one}`),
          current: one === tab,
          badge: one !== 'archive' && data && groups[one].length > 0 && (
            <CounterBadge
              tone="neutral"
              count={groups[one].length}
              label={t('tournaments.count', { count: groups[one].length })}
            />
          ),
        }))}
      />
      <h2 className="sr-only">{t(`tournaments.tab.${tab}`)}</h2>
      {tab === 'archive' ? (
        <Archive />
      ) : isPending ? (
        <ListLoading />
      ) : data ? (
        <Cards tab={tab} tournaments={groups[tab]} />
      ) : (
        <Failed onRetry={refetch} />
      )}
    </>
  );
}

function Cards({ tab, tournaments }: { tab: Tab; tournaments: readonly Tournament[] }) {
  const t = useText();
  if (tournaments.length === 0)
    return (
      <EmptyState
        art={TROPHY}
        className="py-14"
        title={t(`tournaments.empty.${tab}`)}
        action={
          <ButtonLink href={href('games')} variant="secondary">
            {t('tournaments.empty.action')}
          </ButtonLink>
        }
      />
    );
  return (
    <ul aria-label={t(`tournaments.tab.${tab}`)} className={GRID}>
      {tournaments.map((one) => (
        <li key={one.id} className="min-w-0">
          <ListCard tournament={one} />
        </li>
      ))}
    </ul>
  );
}

/** Tournaments that ended more than 7 days ago (TOUR-16). */
function Archive() {
  const query = useInfiniteQuery(archiveOptions(useLocale()));
  if (query.isPending) return <ListLoading />;
  if (!query.data) return <Failed onRetry={() => query.refetch()} />;
  return (
    <PagedList query={query} autoPages={2}>
      <Cards tab="archive" tournaments={mergePages(query.data.pages, ({ id }) => id)} />
    </PagedList>
  );
}
