export { GamesPage as Page } from './GamesPage.tsx';
