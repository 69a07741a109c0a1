// What stands in place of play while a break holds: a face of its own, so that the frame does not carry the steps.
export { PlayClosed } from './components/PlayClosed.tsx';
export { isEntrance } from './entrances.ts';
export { storedRestriction, storeRestriction } from './stored-restriction.ts';
export { useHolding } from './use-holding.ts';
export type { Restriction } from './lengths.ts';
