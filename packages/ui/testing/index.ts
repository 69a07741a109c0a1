export { brokenImage, covers, objects } from './art.ts';
export { games } from './games.ts';
export { InEachLanguage, longText, type LongTexts } from './languages.tsx';
export {
  controlled,
  expectLink,
  inBox,
  pressSettled,
  screens,
  scrollPage,
  withLargeText,
} from './stories.tsx';
