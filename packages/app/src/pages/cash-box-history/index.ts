export { HistoryPage as Page } from './HistoryPage.tsx';
