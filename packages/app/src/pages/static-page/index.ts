export { StaticPage as Page, StaticHead as Head } from './StaticPage.tsx';
