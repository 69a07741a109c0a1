export { BreakSteps } from './components/BreakSteps.tsx';
export { leadsToEntrance } from './entrances.ts';
