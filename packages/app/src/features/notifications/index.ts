export { NotificationToasts } from './components/NotificationToasts.tsx';
export { announceCredit } from './credit-announcement.ts';
export { dropWaitingReads, waitingReadsAtom } from './waiting-reads.ts';
export { notificationsAtom, unreadAtom } from './queries.ts';
