export { bonusHint } from './bonus-hint.ts';
export {
  activeBonusAtom,
  activeCountAtom,
  activeOfferAtom,
  bonusCountAtom,
  depositBonusesAtom,
  gameRtpAtom,
  hasOffersAtom,
  offersKnownAtom,
  wageredOfferAtom,
} from './atoms.ts';
export { KeptCode } from './components/KeptCode.tsx';
export { BonusInUse } from './components/WagerCard.tsx';
export { BonusBar } from './components/BonusBar.tsx';
export { WagerAnnouncement } from './components/WagerAnnouncement.tsx';
export { WagerProgress } from './components/WagerProgress.tsx';
export { BonusSummary } from './components/BonusSummary.tsx';
export { wageredPercent, wagerLeft } from './offers.ts';
export { offersAtom } from './queries.ts';
export { promoCodesOptions } from './page-queries.ts';
export { playSessionOptions } from './play-session.ts';
export { giftOf, type PromoGift } from './promo-gift.ts';
export { useOfferName } from './texts.ts';
