export { OfferCard } from './OfferCard.tsx';
export type { OfferAction, OfferCardProps } from './types.ts';
