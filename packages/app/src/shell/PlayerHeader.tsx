/**
 * Parts of the header for players. They have their own module, because a dynamic import of a feature's entry loads all
 * its exports.
 */
export { AppOffer } from '../features/app-offer/index.ts';
export { HeaderBalance } from '../features/cash-box/pages.ts';
