export { readStatement } from './figures.ts';
export { depositLeft, readLimits, refuseOverLimits, setLimit } from './limits.ts';
export { isRestricted, restrict } from './restrictions.ts';
export { markPlay, readPlaySession } from './sittings.ts';
export { askTurnover, countTurnover, readTurnover } from './turnover.ts';
