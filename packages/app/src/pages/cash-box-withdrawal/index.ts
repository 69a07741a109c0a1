export { WithdrawalPage as Page } from './WithdrawalPage.tsx';
