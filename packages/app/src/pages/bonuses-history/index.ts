export { BonusesHistoryPage as Page } from './BonusesHistoryPage.tsx';
