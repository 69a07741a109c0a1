import { TournamentView } from '#app/features/tournaments/index.ts';
import { useParams } from '#app/platform/routing/router.tsx';

export function TournamentPage() {
  const { slug } = useParams('tournament');
  return <TournamentView slug={slug} />;
}
