export { TournamentsPage as Page } from './TournamentsPage.tsx';
