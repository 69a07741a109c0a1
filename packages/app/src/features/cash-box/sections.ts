// A separate entry: only the cash-box pages load the forms.
export { CashBoxFrame } from './components/CashBoxFrame.tsx';
export { RecentPayments } from './components/RecentPayments.tsx';
export { DepositSection } from './components/DepositSection.tsx';
export { historyOptions } from './queries.ts';
export { MethodGrid } from './components/MethodGrid.tsx';
export { HistoryList } from './components/HistoryList.tsx';
export { LazyPaymentDetails as PaymentDetails } from './components/LazyPaymentDetails.tsx';
export { LazyMethodStep as MethodStep } from './components/LazyMethodStep.tsx';
export { useWithdrawable, WithdrawalSection } from './components/WithdrawalSection.tsx';
