import { TournamentView } from '#app/features/tournaments/index.ts';
import { useParams } from '#app/platform/routing/router.tsx';

export function Page() {
  const { slug } = useParams('tournament');
  return <TournamentView slug={slug} />;
}

export { TournamentHead as Head } from '#app/features/tournaments/index.ts';
