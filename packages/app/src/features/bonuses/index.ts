export { bonusHint } from './wagering/bonus-hint.ts';
export {
  activeBonusAtom,
  activeCountAtom,
  bonusCountAtom,
  depositBonusesAtom,
  depositOfferAtom,
  gameRtpAtom,
  hasOffersAtom,
  offersKnownAtom,
  wageredOfferAtom,
} from './atoms.ts';
export { SavedCode } from './promo-code/SavedCode.tsx';
export { BonusInUse } from './wagering/WagerCard.tsx';
export { BonusBar } from './deposit/BonusSheet.tsx';
export { WagerAnnouncement, WagerProgress } from './wagering/WagerProgress.tsx';
export { BonusSummary } from './deposit/BonusSummary.tsx';
export { spinsIn, wageredPercent, wagerLeft } from './offers.ts';
export { offersAtom, playSessionOptions } from './queries.ts';
export { promoCodesOptions } from './page-queries.ts';
export { giftOf, promoWindow, type PromoGift, type PromoWindow } from './promo-code/month-bonus.ts';
export { useOfferName } from './texts.ts';
