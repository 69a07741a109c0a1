export { Inbox } from './components/Inbox.tsx';
export { parseView, type InboxView } from './inbox.ts';
