export { LoadingBars, Loader, type LoaderProps } from './Loader.tsx';
export { SegmentedProgress, type SegmentedProgressProps } from './SegmentedProgress.tsx';
