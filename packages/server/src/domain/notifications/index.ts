export { moveNotifications, notify, readNotifications } from './notifications.ts';
export { reasonText } from './texts.ts';
