export { ConfirmEmailPage as Page } from './ConfirmEmailPage.tsx';
