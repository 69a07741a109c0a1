export { BreakPage as Page } from './BreakPage.tsx';
