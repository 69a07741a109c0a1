export { BonusesPage as Page } from './BonusesPage.tsx';
