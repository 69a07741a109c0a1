export { isMessageLink, sendMessage } from './message.ts';
export type { Message } from './message.ts';
export {
  achieve,
  droppedAt,
  forgetOldNotifications,
  listNotifications,
  moveNotifications,
  notify,
  readNotifications,
  viewNotifications,
} from './notifications.ts';
export { reasonText } from './texts.ts';
