export { CashbackCard, type CashbackCardProps } from './CashbackCard.tsx';
export { cashbackMinDeposit, cashbackState, type CashbackState } from './cashback-state.ts';
