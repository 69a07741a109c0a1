export { PlayClosed } from './components/PlayClosed.tsx';
export { isEntrance, leadsToEntrance, storedRestriction, storeRestriction } from './entrances.ts';
