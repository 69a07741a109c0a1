export { NewsPage as Page } from './NewsPage.tsx';
