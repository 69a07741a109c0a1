export { readOfferLedger } from './offer-ledger.ts';
export { countRound } from './progress.ts';
export { splitStake, splitWin } from './stake.ts';
export type { Split } from './stake.ts';
