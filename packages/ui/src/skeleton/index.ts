export {
  Skeleton,
  SkeletonGroup,
  SkeletonPlace,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './Skeleton.tsx';
