export { moveNotifications, notify, readNotifications } from './notifications.ts';
export { notificationText, reasonText } from './texts.ts';
