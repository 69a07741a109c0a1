export { LimitOffer, LimitsBrief } from './components/LimitsBrief.tsx';
export { LimitsBoard } from './components/LimitsBoard.tsx';
export { depositRoom, refusingLimit } from './limit-change.ts';
export { useLimitAmount, verdictOf } from './limit-texts.ts';
export { limitsOptions } from './queries.ts';
export { useRealityCheck } from './use-reality-check.ts';
