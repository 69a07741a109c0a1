export { WagerProgress, type WagerProgressProps, type WagerValues } from './WagerProgress.tsx';
