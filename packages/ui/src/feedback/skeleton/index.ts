export {
  Skeleton,
  SkeletonGroup,
  SkeletonLine,
  SkeletonPlace,
  useIsPlace,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './Skeleton.tsx';
