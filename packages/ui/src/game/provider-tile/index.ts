export { ProviderTile, type ProviderTileProps, ProviderTileSkeleton } from './ProviderTile.tsx';
