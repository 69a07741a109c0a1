export { StaticPage as Page } from './StaticPage.tsx';
