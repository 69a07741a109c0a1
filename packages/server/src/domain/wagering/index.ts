export { countRound } from './progress.ts';
export { countStake, splitStake, splitWin } from './stake.ts';
export type { Split } from './stake.ts';
