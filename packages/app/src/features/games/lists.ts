// What the pages of lists are made of: a face of its own, so that the lobby does not carry it.
export { GamesBrowser, useListTitle } from './components/GamesBrowser.tsx';
export { ProvidersBrowser } from './components/ProvidersBrowser.tsx';
