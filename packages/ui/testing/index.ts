export { brokenImage, covers, objects } from './art.ts';
export { games } from './games.ts';
export { screens } from './screens.ts';
