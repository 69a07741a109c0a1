export { BreakSteps } from './components/BreakSteps.tsx';
export { PlayClosed } from './components/PlayClosed.tsx';
export { isEntrance, leadsToEntrance, storedRestriction, storeRestriction } from './entrances.ts';
