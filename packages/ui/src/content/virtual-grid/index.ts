export { VirtualGrid, type VirtualGridProps } from './VirtualGrid.tsx';
export { cardByKey, gridGeometry, rowsToKeep, tileHeight } from './grid-geometry.ts';
