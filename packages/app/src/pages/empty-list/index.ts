export { EmptyListPage as Page } from './EmptyListPage.tsx';
