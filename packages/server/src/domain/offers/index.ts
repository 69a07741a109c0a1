export { checkOfferForDeposit, passOverWelcome, takeUpOffer } from './activate.ts';
export { activeOffer, cancelOffer, endOffer, expireActive, expireOffers, rejectOffer } from './finish.ts';
export { findOffer, grantOffer, grantWelcome, listOffers, statusNow } from './offers.ts';
export type { OfferRow } from './offers.ts';
export { templateOf, templates, welcomeCodes } from './templates.ts';
export type { BonusTerms, Template, TemplateCode } from './templates.ts';
export { offerView, welcomeLine, welcomeView } from './views.ts';
export { addPromoCode, checkPromoCode, promoBonuses, promoProblem } from './promo-codes.ts';
export { cashbackWeek, readCashback } from './cashback.ts';
