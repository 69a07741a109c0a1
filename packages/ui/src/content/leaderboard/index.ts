export { arrange, type LeaderboardRow } from './arrange.ts';
export {
  Leaderboard,
  LeaderboardSkeleton,
  type LeaderboardProps,
  type LeaderboardSkeletonProps,
} from './Leaderboard.tsx';
export { OwnPlace, type OwnPlaceProps } from './OwnPlace.tsx';
