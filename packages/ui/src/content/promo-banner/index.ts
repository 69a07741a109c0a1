export { PromoBanner, PromoBannerSkeleton, type PromoBannerProps } from './PromoBanner.tsx';
