// What the pages of bonuses show: it is loaded with them, not with every page that only counts bonuses.
export { AvailableBonuses } from './components/AvailableBonuses.tsx';
export { LazyBonusWagering } from './components/lazy-sheets.tsx';
export { ReceivedBonuses, FullHistory } from './components/ReceivedBonuses.tsx';
export { OfferFacts } from './components/OfferFacts.tsx';
export { VipOffers } from './components/VipOffers.tsx';
