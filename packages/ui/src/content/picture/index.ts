export { Picture, type ImageSource, type PictureProps } from './Picture.tsx';
export { PicturesWait } from './wait.ts';
