export { AppPage as Page, AppHead as Head } from './AppPage.tsx';
