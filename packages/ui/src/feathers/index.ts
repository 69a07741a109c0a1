export {
  FeatherBeat,
  FeatherLoader,
  FeatherProgress,
  type FeatherLoaderProps,
  type FeatherProgressProps,
} from './Feathers.tsx';
