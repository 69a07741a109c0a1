export { TournamentPage as Page } from './TournamentPage.tsx';
