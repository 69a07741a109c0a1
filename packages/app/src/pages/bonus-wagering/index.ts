export { BonusWageringPage as Page } from './BonusWageringPage.tsx';
