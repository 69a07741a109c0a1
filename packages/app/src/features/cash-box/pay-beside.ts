// A deposit over a running game: a face of its own, fetched with the window it stands in.
export { PaymentDeclined } from './components/PaymentDeclined.tsx';
export { PaymentWaiting } from './components/PaymentWaiting.tsx';
export { usePaidBeside } from './paid-beside.ts';
export { PaymentFlowContext } from './payment-flow.ts';
