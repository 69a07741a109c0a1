export { NotificationToasts } from './components/NotificationToasts.tsx';
export { notificationsAtom, unreadAtom } from './queries.ts';
