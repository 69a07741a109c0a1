export { ProfilePage as Page } from './ProfilePage.tsx';
