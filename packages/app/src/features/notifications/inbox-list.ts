// The list of notifications and its bell: a face of its own, fetched with the window or page that shows them.
export { InboxList } from './components/InboxList.tsx';
