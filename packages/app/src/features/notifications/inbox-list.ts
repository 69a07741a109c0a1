// A separate entry: loaded with the window or page that shows it.
export { Inbox } from './components/Inbox.tsx';
export { parseView, type InboxView } from './entries.ts';
