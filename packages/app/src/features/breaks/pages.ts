export { PlayClosed } from './components/PlayClosed.tsx';
export { isEntrance, storedRestriction, storeRestriction, useHolding } from './entrances.ts';
export type { Restriction } from './lengths.ts';
