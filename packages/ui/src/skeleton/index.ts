export {
  Skeleton,
  SkeletonGroup,
  SkeletonLine,
  SkeletonPlace,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './Skeleton.tsx';
