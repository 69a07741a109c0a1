import { TournamentGames } from '#app/features/tournaments/index.ts';
import { useParams } from '#app/platform/routing/router.tsx';

function TournamentGamesPage() {
  const { slug } = useParams('tournamentGames');
  return <TournamentGames slug={slug} />;
}

export { TournamentGamesPage as Page };
export { TournamentGamesHead as Head } from '#app/features/tournaments/index.ts';
