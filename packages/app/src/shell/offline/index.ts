// Offline view of saved data; preloaded and cached by the service worker.
export { OfflineView } from './OfflineView.tsx';
export { SavedOffer } from './SavedOffer.tsx';
