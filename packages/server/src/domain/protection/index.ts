export { depositLeft, raiseWaits, readLimits, refuseOverLimits, setLimit } from './limits.ts';
export { isRestricted, restrict } from './restrictions.ts';
export { markPlay, minutesPlayed, readPlaySession, setRealityCheck } from './play-sessions.ts';
export { closeEmptyTurnover, countTurnover, readTurnover, requireTurnover } from './turnover.ts';
