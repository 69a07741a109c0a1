export { NotificationToasts } from './components/NotificationToasts.tsx';
export { announceCredit } from './credit-announcement.ts';
export { dropWaitingReads } from './waiting-reads.ts';
export { unreadAtom, waitingReadsAtom } from './atoms.ts';
