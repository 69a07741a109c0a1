// A separate entry: the lobby does not load it.
export { GamesBrowser, useListTitle } from './components/GamesBrowser.tsx';
export { ProvidersBrowser } from './components/ProvidersBrowser.tsx';
