export { LimitOffer, LimitsBrief } from './components/LimitsBrief.tsx';
export { LimitsBoard } from './components/LimitsBoard.tsx';
export { depositRoom, refusingLimit, useLimitAmount, verdictOf } from './limit-change.ts';
export { limitsOptions } from './queries.ts';
export { useRealityCheck, RealityCheckSheet } from './components/RealityCheckSheet.tsx';
