import { TournamentGames } from '#app/features/tournaments/index.ts';
import { useParams } from '#app/platform/routing/router.tsx';

export function TournamentGamesPage() {
  const { slug } = useParams('tournamentGames');
  return <TournamentGames slug={slug} />;
}
