export { NotificationToasts } from './components/NotificationToasts.tsx';
export { tellCredit } from './credit-told.ts';
export { notificationsAtom, unreadAtom } from './queries.ts';
