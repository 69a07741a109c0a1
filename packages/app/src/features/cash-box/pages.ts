export { CashBoxFrame } from './components/CashBoxFrame.tsx';
export { DepositSection } from './components/DepositSection.tsx';
export {
  PaymentDeclined,
  PaymentFlowContext,
  PaymentWaiting,
  useDepositWindow,
} from './components/DepositWindow.tsx';
export { HeaderBalance } from './components/HeaderBalance.tsx';
export { HistoryList } from './components/HistoryList.tsx';
export { MethodGrid } from './components/MethodGrid.tsx';
export { MethodStep } from './components/MethodStep.tsx';
export { PaymentDetails } from './components/PaymentDetails.tsx';
export { RecentPayments } from './components/RecentPayments.tsx';
export { useWithdrawable, WithdrawalSection } from './components/WithdrawalSection.tsx';
export { PaymentErrorModal, PaymentOkModal } from './payment-modals.tsx';
export { historyOptions } from './queries.ts';
