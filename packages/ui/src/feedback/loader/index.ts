export { FeatherBeat } from './FeatherBeat.tsx';
export { FeatherLoader, type FeatherLoaderProps } from './FeatherLoader.tsx';
export { FeatherProgress, type FeatherProgressProps } from './FeatherProgress.tsx';
