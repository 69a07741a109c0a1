export { GamesSearchPage as Page } from './GamesSearchPage.tsx';
