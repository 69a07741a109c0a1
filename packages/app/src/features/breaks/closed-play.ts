// A separate entry: the app frame needs only this, not the steps of a break.
export { PlayClosed } from './components/PlayClosed.tsx';
export { isEntrance } from './entrances.ts';
export { storedRestriction, storeRestriction } from './stored-restriction.ts';
export { useHolding } from './use-holding.ts';
export type { Restriction } from './lengths.ts';
