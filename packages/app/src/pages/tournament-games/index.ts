export { TournamentGamesPage as Page } from './TournamentGamesPage.tsx';
