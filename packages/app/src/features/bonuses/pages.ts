// Loaded with the bonus pages only.
export { AvailableBonuses } from './components/AvailableBonuses.tsx';
export { BonusPageHead } from './components/BonusPageHead.tsx';
export { BonusWagering } from './components/BonusWagering.tsx';
export { FullHistory } from './components/FullHistory.tsx';
export { ReceivedBonuses } from './components/ReceivedBonuses.tsx';
export { OfferFacts } from './components/OfferFacts.tsx';
export { VipOffers } from './components/VipOffers.tsx';
