// What is seen of an earlier visit without a network; loaded ahead and cached by the service worker.
export { OfflineView } from './OfflineView.tsx';
export { SavedOffer } from './SavedOffer.tsx';
