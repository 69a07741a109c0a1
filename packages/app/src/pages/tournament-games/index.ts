export { TournamentGamesHead as Head } from '#app/features/tournaments/index.ts';
export { TournamentGamesPage as Page } from './TournamentGamesPage.tsx';
