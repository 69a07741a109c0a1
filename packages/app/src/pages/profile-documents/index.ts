export { ProfileDocumentsPage as Page } from './ProfileDocumentsPage.tsx';
