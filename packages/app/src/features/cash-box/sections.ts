// A separate entry: only the cash-box pages load the forms.
export { CashBoxFrame } from './components/CashBoxFrame.tsx';
export { RecentPayments } from './components/RecentPayments.tsx';
export { DepositSection } from './components/DepositSection.tsx';
export { historyOptions } from './queries.ts';
export { MethodGrid } from './components/MethodGrid.tsx';
export { HistoryList } from './components/HistoryList.tsx';
export { PaymentDetails } from './components/PaymentDetails.tsx';
export { MethodStep } from './components/MethodStep.tsx';
export { useWithdrawable, WithdrawalSection } from './components/WithdrawalSection.tsx';
