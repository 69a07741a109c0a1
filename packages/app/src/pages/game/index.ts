export { GamePage as Page } from './GamePage.tsx';
