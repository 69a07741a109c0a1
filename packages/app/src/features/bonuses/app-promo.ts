import { sessionAtom } from '#app/platform/state/session-atom.ts';

/** The code of the app (PROMO-18): whoever uses it is shown the app (PROMO-17). */
export const DEFAULT_PROMO_CODE = 'SPIN15';

/** Whether the window about the app is open (PROMO-17). */
export const appPromoAtom = sessionAtom(() => false);
