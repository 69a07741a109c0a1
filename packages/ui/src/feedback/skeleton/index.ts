export {
  Skeleton,
  SkeletonGroup,
  SkeletonLine,
  StaticSkeleton,
  useIsStaticSkeleton,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './Skeleton.tsx';
