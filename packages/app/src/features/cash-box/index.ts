// Parts needed on every page. Windows and forms have their own entries, outside the first load.
export { endPaymentWindow } from './payment-window.ts';
export { moneyAtom, type Money } from './atoms.ts';
export { BALANCE_KEY } from './queries.ts';
