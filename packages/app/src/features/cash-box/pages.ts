export { CashBoxAside, CashBoxFrame } from './CashBoxFrame.tsx';
export { DepositSection } from './deposit/DepositSection.tsx';
export {
  PaymentDeclined,
  PaymentFlowContext,
  PaymentWaiting,
  useDepositWindow,
} from './deposit/DepositWindow.tsx';
export { HeaderBalance } from './HeaderBalance.tsx';
export { HistoryList } from './history/HistoryList.tsx';
export { MethodGrid } from './methods/MethodGrid.tsx';
export { MethodStep } from './methods/MethodStep.tsx';
export { PaymentDetails } from './history/PaymentDetails.tsx';
export { RecentPayments } from './history/RecentPayments.tsx';
export { useWithdrawable, WithdrawalSection } from './withdrawal/WithdrawalSection.tsx';
export { PaymentErrorModal, PaymentOkModal } from './deposit/payment-modals.tsx';
export { historyOptions } from './queries.ts';
