import { TournamentView } from '#app/features/tournaments/index.ts';
import { useParams } from '#app/platform/routing/router.tsx';

function TournamentPage() {
  const { slug } = useParams('tournament');
  return <TournamentView slug={slug} />;
}

export { TournamentPage as Page };
export { TournamentHead as Head } from '#app/features/tournaments/index.ts';
