export { TournamentHead as Head } from '#app/features/tournaments/index.ts';
export { TournamentPage as Page } from './TournamentPage.tsx';
