/** The code of the app (PROMO-18): whoever uses it is shown the app (PROMO-17). */
export const DEFAULT_PROMO_CODE = 'SPIN15';
