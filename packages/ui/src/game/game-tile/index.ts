export { GameTile, type GameTileProps, type GameBadge, GameTileSkeleton } from './GameTile.tsx';
export { TileButton, type TileButtonProps } from './TileVeil.tsx';
