export { ProfileSettingsPage as Page } from './ProfileSettingsPage.tsx';
