export { bonusHint } from './bonus-hint.ts';
export {
  activeBonusAtom,
  activeCountAtom,
  activeOfferAtom,
  bonusCountAtom,
  depositBonusesAtom,
  depositOfferAtom,
  gameRtpAtom,
  hasOffersAtom,
  offersKnownAtom,
  wageredOfferAtom,
} from './atoms.ts';
export { SavedCode } from './components/SavedCode.tsx';
export { BonusInUse } from './components/WagerCard.tsx';
export { BonusBar } from './components/BonusBar.tsx';
export { WagerAnnouncement, WagerProgress } from './components/WagerProgress.tsx';
export { BonusSummary } from './components/BonusSummary.tsx';
export { wageredPercent, wagerLeft } from './offers.ts';
export { offersAtom, playSessionOptions } from './queries.ts';
export { giftOf, promoCodesOptions, type PromoGift } from './page-queries.ts';
export { useOfferName } from './texts.ts';
