export { Picture, type ImageSource, type PictureProps } from './Picture.tsx';
