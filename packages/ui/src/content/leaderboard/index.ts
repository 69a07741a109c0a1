export {
  arrange,
  Leaderboard,
  LeaderboardSkeleton,
  type LeaderboardProps,
  type LeaderboardRow,
  type LeaderboardSkeletonProps,
} from './Leaderboard.tsx';
export { OwnPlace, type OwnPlaceProps } from './OwnPlace.tsx';
