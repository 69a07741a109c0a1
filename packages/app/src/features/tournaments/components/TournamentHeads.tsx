import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { PageHead, type HeadProps } from '#app/platform/routing/page-head.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { isGone, tournamentOptions } from '../queries.ts';

function useTournament(slug: string) {
  const { data, error } = useQuery({ ...tournamentOptions(slug, useLocale()), enabled: false });
  const isMissing = isGone(error);
  return { tournament: isMissing ? undefined : data, isMissing };
}

/** Document head of a tournament. A series slug leads to an edition, whose URL is the canonical one. */
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
