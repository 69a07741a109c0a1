// The windows a payment returns to: a face of their own, because the page frame opens them by hash and nothing else needs them.
export { PaymentErrorModal } from './components/PaymentErrorModal.tsx';
export { PaymentOkModal } from './components/PaymentOkModal.tsx';
