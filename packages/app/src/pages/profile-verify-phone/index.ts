export { ProfileVerifyPhonePage as Page } from './ProfileVerifyPhonePage.tsx';
