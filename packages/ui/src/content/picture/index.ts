export { Picture, type ImageSource, type PictureProps, LowData, PicturesWait } from './Picture.tsx';
