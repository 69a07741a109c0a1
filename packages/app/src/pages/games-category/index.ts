export { GamesHead as Head } from './GamesHead.tsx';
export { GamesPage as Page } from './GamesPage.tsx';
