export { LimitsPage as Page } from './LimitsPage.tsx';
