export { StatementPage as Page } from './StatementPage.tsx';
