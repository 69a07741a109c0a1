export { DepositRedirectPage as Page } from './DepositRedirectPage.tsx';
