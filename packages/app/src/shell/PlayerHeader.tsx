/** What the header shows to players. A dynamic import of a whole entry would load everything that it exports. */
export { AppOffer } from '../features/app-offer/index.ts';
export { HeaderBalance } from '../features/cash-box/pages.ts';
