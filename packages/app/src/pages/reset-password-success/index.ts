export { ResetPasswordSuccessPage as Page } from './ResetPasswordSuccessPage.tsx';
