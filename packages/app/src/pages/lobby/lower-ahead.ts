/** The parts below the first screen: fetched when they are near, and ahead for a time without a network. */
export const loadLowerRows = () => import('./LowerRows.tsx');
export const loadStoredRows = () => import('./LowerStoredRows.tsx');
