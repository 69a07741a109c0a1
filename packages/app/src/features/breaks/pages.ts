export { PlayClosed } from './components/PlayClosed.tsx';
export { isEntrance } from './entrances.ts';
export { storedRestriction, storeRestriction, useHolding } from './stored-restriction.ts';
export type { Restriction } from './lengths.ts';
