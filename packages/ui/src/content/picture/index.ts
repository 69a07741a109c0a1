export { Picture, type ImageSource, type PictureProps } from './Picture.tsx';
export { LowData } from './low-data.ts';
export { PicturesWait } from './wait.ts';
