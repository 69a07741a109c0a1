export { bonusHint } from './bonus-hint.ts';
export { activeBonusAtom } from './atoms.ts';
export { BonusBar } from './components/BonusBar.tsx';
export { BonusSummary } from './components/BonusSummary.tsx';
export { wageredPercent, wagerLeft } from './offers.ts';
export {
  activeOfferAtom,
  bonusCountAtom,
  depositBonusesAtom,
  hasOffersAtom,
  offersKnownAtom,
} from './queries.ts';
export { useOfferName } from './texts.ts';
