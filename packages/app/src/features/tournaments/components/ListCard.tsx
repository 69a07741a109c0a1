import type { Tournament } from '@tulpar/api/contract';
import { Countdown } from '@tulpar/ui/countdown';
import { TournamentCard, type TournamentFact } from '@tulpar/ui/tournament-card';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { TOURNAMENT_KEYS } from '../queries.ts';
import { backdropOf, pictureOf, useTournamentTexts } from '../texts.ts';

const looks = {
  active: 'running',
  upcoming: 'upcoming',
  finished: 'finished',
  canceled: 'finished',
} as const;

/**
 * One tournament in the list: title, prize pool, time, players, prizes, entry fee and the player's place
 * (TOUR-04).
 */
export function ListCard({ tournament }: { tournament: Tournament }) {
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
          ? { label: t('tournaments.play'), href: href('tournamentGames', { slug }) }
          : open
      }
      details={status === 'active' && (joined || tournament.entry === 'auto') ? open : undefined}
    />
  );
}

/** Time to the start or end on the server's clock; a past end as a date. */
function useTimeFact(): (one: Tournament) => TournamentFact {
  const t = useText();
  const { date } = useDates();
  const { units } = useTournamentTexts();
  const queries = useQueryClient();
  return ({ status, starts_at, ends_at }) => {
    if (status === 'finished' || status === 'canceled')
      return {
        label: t(status === 'canceled' ? 'tournaments.fact.canceled' : 'tournaments.fact.ended'),
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
