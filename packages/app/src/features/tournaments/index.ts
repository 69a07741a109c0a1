export { TournamentGames } from './components/TournamentGames.tsx';
export { TournamentGamesHead, TournamentHead } from './components/States.tsx';
export { TournamentsList } from './components/TournamentsList.tsx';
export { TournamentView } from './components/TournamentView.tsx';
export { tournamentsOptions } from './queries.ts';
