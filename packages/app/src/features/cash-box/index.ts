export { endPaymentWindow } from './deposit/payment-window.ts';
export { moneyAtom, type Money } from './atoms.ts';
export { BALANCE_KEY } from './queries.ts';
