export { NewsArticlePage as Page } from './NewsArticlePage.tsx';
