export { AppPage as Page } from './AppPage.tsx';
