export { BannerSlider, type BannerSliderProps, BannerSliderSkeleton } from './BannerSlider.tsx';
export type { BannerLabels, BannerSlideData } from './types.ts';
