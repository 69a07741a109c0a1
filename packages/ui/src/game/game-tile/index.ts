export { GameTile, type GameTileProps } from './GameTile.tsx';
export { GameTileSkeleton } from './GameTileSkeleton.tsx';
export type { GameBadge } from './badges.ts';
export { TileButton, type TileButtonProps } from './TileButton.tsx';
