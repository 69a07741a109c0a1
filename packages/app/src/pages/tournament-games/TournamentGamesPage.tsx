import { TournamentGames } from '#app/features/tournaments/index.ts';
import { useParams } from '#app/platform/routing/router.tsx';

export function Page() {
  const { slug } = useParams('tournamentGames');
  return <TournamentGames slug={slug} />;
}

export { TournamentGamesHead as Head } from '#app/features/tournaments/index.ts';
