// What runs beside every page of a player; a face of its own, so that nothing else is fetched for it.
export { OfferChanges } from './components/OfferChanges.tsx';
