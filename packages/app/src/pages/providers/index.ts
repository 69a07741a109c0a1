export { ProvidersPage as Page } from './ProvidersPage.tsx';
