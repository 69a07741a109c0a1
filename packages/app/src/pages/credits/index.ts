export { CreditsPage as Page } from './CreditsPage.tsx';
