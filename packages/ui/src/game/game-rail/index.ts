export { GameRail, type GameRailProps, GameRailSkeleton, type GameRailSkeletonProps } from './GameRail.tsx';
export { GameGrid, type GameGridProps } from './GameGrid.tsx';
