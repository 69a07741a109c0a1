export { brokenImage, covers, objects } from './art.ts';
export { games } from './games.ts';
export { InEachLanguage } from './languages.tsx';
export { screens } from './screens.ts';
