export { PlayClosed } from './components/PlayClosed.tsx';
export { isEntrance, storedRestriction, storeRestriction } from './entrances.ts';
