import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { LeaderboardSkeleton } from '@tulpar/ui/leaderboard';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { TournamentSkeleton } from '@tulpar/ui/tournament-card';
import { useEffect } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed, type LoadFailedProps } from '#app/platform/loading/LoadFailed.tsx';
import { useQueryClient, useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { TROPHY } from '../texts.ts';
import { PageHead, type HeadProps } from '#app/platform/routing/page-head.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { isGone, tournamentOptions } from '../queries.ts';

export const GRID = 'grid gap-3 px-4 tablet:grid-cols-2 tablet:px-6 desktop:grid-cols-3 desktop:px-8';

export function ListLoading() {
  const t = useText();
  return (
    <SkeletonGroup label={t('tournaments.loading')} className={GRID}>
      {['a', 'b', 'c'].map((key) => (
        <TournamentSkeleton key={key} className="h-77" />
      ))}
    </SkeletonGroup>
  );
}

export function PageLoading() {
  const t = useText();
  return (
    <div className="tablet:px-6 tablet:pt-5 desktop:px-8">
      <h1 className="sr-only">{t('page.tournament')}</h1>
      <SkeletonGroup label={t('tournaments.board.loading')}>
        <Skeleton className="h-83 rounded-none tablet:rounded-xl" />
      </SkeletonGroup>
      <LeaderboardSkeleton label={t('tournaments.board.loading')} className="mt-8 px-4 tablet:px-0" />
    </div>
  );
}

export function Failed(props: Pick<LoadFailedProps, 'onRetry' | 'level'>) {
  return <LoadFailed {...props} titleId="tournaments.failed.title" className="py-14" />;
}

export function Missing({ level = 1 }: { level?: 1 | 2 }) {
  const t = useText();
  const queries = useQueryClient();
  // Refetch the list this page links to, because it may still contain the tournament.
  useEffect(() => void queries.invalidateQueries({ queryKey: ['tournaments'] }), [queries]);
  return (
    <EmptyState
      level={level}
      art={TROPHY}
      className="py-14"
      title={t('tournaments.missing.title')}
      text={t('tournaments.missing.text')}
      action={
        <ButtonLink href={href('tournaments')} variant="secondary">
          {t('tournaments.back')}
        </ButtonLink>
      }
    />
  );
}

function useTournament(slug: string) {
  const { data, error } = useQuery({ ...tournamentOptions(slug, useLocale()), enabled: false });
  const isMissing = isGone(error);
  return { tournament: isMissing ? undefined : data, isMissing };
}

/** Document head of a tournament. A series slug returns its current edition, whose URL is canonical. */
export function TournamentHead({ params: { slug = '' } }: HeadProps) {
  const { tournament, isMissing } = useTournament(slug);
  return (
    <PageHead
      title={tournament?.title}
      description={tournament?.short_text}
      image={tournament?.image_url}
      path={tournament && href('tournament', { slug: tournament.slug })}
      isUnlisted={isMissing}
    />
  );
}

export function TournamentGamesHead({ params: { slug = '' } }: HeadProps) {
  const t = useText();
  const { tournament, isMissing } = useTournament(slug);
  return (
    <PageHead
      title={tournament && `${t('page.tournamentGames')}: ${tournament.title}`}
      image={tournament?.image_url}
      path={tournament && href('tournamentGames', { slug: tournament.slug })}
      isUnlisted={isMissing}
    />
  );
}
