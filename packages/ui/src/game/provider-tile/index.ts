export { ProviderTile, type ProviderTileProps } from './ProviderTile.tsx';
export { ProviderTileSkeleton } from './ProviderTileSkeleton.tsx';
