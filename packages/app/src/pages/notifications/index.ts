export { NotificationsPage as Page } from './NotificationsPage.tsx';
