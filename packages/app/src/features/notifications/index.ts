export { NotificationToasts } from './components/NotificationToasts.tsx';
export { announceCredit } from './credit-announcement.ts';
export { dropWaitingReads } from './commands.ts';
export { unreadAtom, waitingReadsAtom } from './atoms.ts';
export { Inbox } from './components/Inbox.tsx';
export { parseView, type InboxView } from './inbox.ts';
