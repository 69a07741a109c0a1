export { ProfileContactsPage as Page } from './ProfileContactsPage.tsx';
