/** The app's promo code (PROMO-18); using it opens the window about the app (PROMO-17). */
export const DEFAULT_PROMO_CODE = 'SPIN15';
