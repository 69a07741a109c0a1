export { GameHead as Head } from './GameHead.tsx';
export { GamePage as Page } from './GamePage.tsx';
