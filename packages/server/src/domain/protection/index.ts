export { readStatement } from './figures.ts';
export { depositLeft, raiseWaits, readLimits, refuseOverLimits, setLimit } from './limits.ts';
export { isRestricted, restrict } from './restrictions.ts';
export { markPlay, readPlaySession, setRealityCheck } from './play-sessions.ts';
export { closeEmptyTurnover, countTurnover, readTurnover, requireTurnover } from './turnover.ts';
