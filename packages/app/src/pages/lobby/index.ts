// Its own entry: the build groups `LobbyPage.tsx` with what it imports into one chunk.
export { LobbyPage as Page } from './LobbyPage.tsx';
