export { DepositPage as Page } from './DepositPage.tsx';
