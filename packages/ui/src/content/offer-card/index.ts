export { historyTone } from './PlainOffers.tsx';
export { OfferCard } from './OfferCard.tsx';
export {
  OfferButton,
  OfferEyebrow,
  OfferRim,
  OfferBackdrop,
  OfferTerms,
  OfferTermsLine,
} from './OfferParts.tsx';
export type { OfferAction, OfferCardProps, OfferContent, OfferTerm } from './types.ts';
export { OfferCardSkeleton, type OfferCardSkeletonProps } from './OfferCardSkeleton.tsx';
