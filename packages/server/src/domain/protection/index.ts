export { readStatement } from './figures.ts';
export { depositLeft, raiseWaits, readLimits, refuseOverLimits, setLimit } from './limits.ts';
export { isRestricted, restrict } from './restrictions.ts';
export { markPlay, readPlaySession } from './play-sessions.ts';
export { requireTurnover, countTurnover, readTurnover, turnoverFactor } from './turnover.ts';
