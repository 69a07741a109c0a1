export { ProfileVerifyEmailPage as Page } from './ProfileVerifyEmailPage.tsx';
