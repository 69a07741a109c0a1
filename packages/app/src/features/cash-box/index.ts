// What the frame of every page needs. The windows and forms of the cash box have faces of their own, so that they stay
// out of the first load.
export { LazyBalance } from './components/LazyBalance.tsx';
export { endPaymentWindow } from './payment-window.ts';
export { moneyAtom, type Money } from './atoms.ts';
export { BALANCE_KEY } from './queries.ts';
