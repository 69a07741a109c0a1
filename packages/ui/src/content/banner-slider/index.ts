export { BannerSlider, type BannerSliderProps } from './BannerSlider.tsx';
export { BannerSliderSkeleton } from './BannerSliderSkeleton.tsx';
export type { BannerLabels, BannerSlideData } from './types.ts';
