export {
  activateOffer,
  checkOfferForDeposit,
  forfeitWelcomeOffer,
  activateGift,
  activateDepositOffer,
} from './activate.ts';
export {
  activeOffer,
  cancelOffer,
  closeOffer,
  endOffer,
  expireActive,
  expireOffers,
  isClosable,
  letGoOffers,
  payOutPrize,
  rejectOffer,
} from './finish.ts';
export { endOffersByWithdrawal, offersEndedByWithdrawal } from './withdrawal.ts';
export type { OfferToEnd } from './withdrawal.ts';
export { countGiftSpin, giftSpinsFor } from './gift-spins.ts';
export type { OfferEvent } from './machine.ts';
export { findOffer, grantOffer, grantOnce, grantWelcome, listOffers, statusNow } from './offers.ts';
export type { OfferRow } from './offers.ts';
export { templates } from './templates.ts';
export { termsOf, withShares } from './template.ts';
export type { BonusTerms, Template } from './template.ts';
export { isTemplateCode, templateOf, welcomeCodes } from './templates.ts';
export { titleOf } from './template.ts';
export type { TemplateCode } from './templates.ts';
export { welcomeLock } from './welcome-package.ts';
export type { WelcomeLock } from './welcome-package.ts';
export { depositName, offerView, welcomeLine, welcomeView } from './views.ts';
export { openBonus } from './open-bonus.ts';
export type { OpenBonus } from './open-bonus.ts';
export { addPromoCode, promoBonuses, applyPromoCodeAtSignUp } from './promo-bonuses.ts';
export type { PromoOutcome } from './promo-bonuses.ts';
export { checkPromoCode, promoProblem } from './promo-check.ts';
export { listPromoCodes, phaseOf, savePromoCode } from './promo-codes.ts';
export type { PromoCode } from './promo-codes.ts';
export { payCashback, readCashback } from './cashback.ts';
export { cashbackSource, spanBefore, spanOf } from './cashback-plan.ts';
export { notifyOfEndings } from './end-notices.ts';
