// The messages of the player: a face of its own, fetched with the window or page that shows them.
export { Inbox } from './components/Inbox.tsx';
export { parseView, type InboxView } from './entries.ts';
