export { ResetPasswordPage as Page } from './ResetPasswordPage.tsx';
