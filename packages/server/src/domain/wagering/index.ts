export { readOfferLedger } from './offer-ledger.ts';
export { countRound, splitStake, splitWin, type Split } from './progress.ts';
