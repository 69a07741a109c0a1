/** Parts below the first screen: loaded when near the viewport, and preloaded for offline use. */
export const loadLowerRows = () => import('./LowerRows.tsx');
export const loadStoredRows = () => import('./LowerStoredRows.tsx');
