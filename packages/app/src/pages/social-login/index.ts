export { SocialLoginPage as Page } from './SocialLoginPage.tsx';
