export { ProviderTile, type ProviderTileProps } from './ProviderTile.tsx';
